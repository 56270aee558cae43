import type { Parameters } from './parameters.ts';
import type { Random } from './random.ts';

export interface Analysis {
  /** Seconds since the hour began. */
  at: number;
  /** Rank of the company, from 0. */
  company: number;
}

const HOUR = 3_600;
const BURST_SECONDS = 600;

/** Analyses that so many members ask for on a trading day. */
export const analysesPerDay = (members: number, { activeShare, analysesPerActive }: Parameters): number =>
  members * activeShare * analysesPerActive;

/** Analyses a second in the peak hour: in its first ten minutes, and after them. */
export function peakRates(members: number, parameters: Parameters): { burst: number; rest: number } {
  const hour = analysesPerDay(members, parameters) * parameters.peakHourShare;
  const rest = hour / (HOUR + (parameters.burst - 1) * BURST_SECONDS);
  return { burst: rest * parameters.burst, rest };
}

/** The analyses of the peak hour, in the order of their time. */
export function* peakHour(members: number, parameters: Parameters, random: Random): Generator<Analysis> {
  const { burst, rest } = peakRates(members, parameters);
  const pick = companyPicker(parameters, random);
  for (let at = 0; ; ) {
    at += random.exponential(at < BURST_SECONDS ? burst : rest);
    if (at >= HOUR) return;
    yield { at, company: pick() };
  }
}

/** Draws companies, popular ones more often. */
export function companyPicker({ companies, skew }: Parameters, random: Random): () => number {
  const upTo = new Float64Array(companies);
  let sum = 0;
  for (let rank = 0; rank < companies; rank += 1) {
    sum += 1 / (rank + 1) ** skew;
    upTo[rank] = sum;
  }
  return () => {
    const wanted = random.next() * sum;
    let [low, high] = [0, companies - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((upTo[middle] ?? 0) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}
