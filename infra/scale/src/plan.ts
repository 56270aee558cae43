import { analysesPerDay, peakHour, peakRates } from './demand.ts';
import { type Parameters, parameters as usual } from './parameters.ts';
import { seeded } from './random.ts';
import { sharedFor } from './sharing.ts';
import { type Outcome, simulate } from './simulate.ts';
import { type WorkerScaling, workerScaling } from './worker-scaling.ts';

export interface Plan {
  members: number;
  /** Seconds for which articles and judgements of a company serve everybody; 0 shares nothing. */
  shareSeconds: number;
}

export interface Expectation extends Plan, Outcome {
  perDay: number;
  /** Analyses a second in the first ten minutes of the peak hour. */
  peak: number;
  /** Share of the analyses whose outside work was already done. */
  hits: number;
  /** The same in the first minute, when little is kept yet. */
  earlyHits: number;
  newsCallsPerDay: number;
  modelDollarsPerAnalysis: number;
  workerDollarsPerAnalysis: number;
}

interface Options {
  parameters?: Parameters;
  scaling?: WorkerScaling;
  seed?: number;
}

/** What a peak hour with so many members is like. The same seed always answers the same. */
export function computeExpectation(plan: Plan, options: Options = {}): Expectation {
  const { parameters = usual, scaling = workerScaling({ min: 2, opening: 2, max: 200 }), seed = 1 } = options;
  const random = seeded(seed);
  const shared = sharedFor(plan.shareSeconds);
  const early = { asked: 0, hit: 0 };
  let hit = 0;
  function* analyses() {
    for (const analysis of peakHour(plan.members, parameters, random)) {
      const kept = shared(analysis);
      if (kept) hit += 1;
      if (analysis.at < 60) early.asked += 1;
      if (analysis.at < 60 && kept) early.hit += 1;
      yield { at: analysis.at, shared: kept };
    }
  }
  const outcome = simulate({ analyses: analyses(), scaling, parameters, random: seeded(seed + 1) });
  const perDay = analysesPerDay(plan.members, parameters);
  const hits = hit / outcome.analyses;
  const { tokensIn, tokensOut, dollarsIn, dollarsOut } = parameters;
  return {
    ...plan,
    ...outcome,
    perDay,
    peak: peakRates(plan.members, parameters).burst,
    hits,
    earlyHits: early.hit / Math.max(1, early.asked),
    // The peak hour shares best; the day is taken to share as well, so both are lower bounds.
    newsCallsPerDay: perDay * (1 - hits) * parameters.newsCalls,
    modelDollarsPerAnalysis: ((1 - hits) * (tokensIn * dollarsIn + tokensOut * dollarsOut)) / 1e6,
    workerDollarsPerAnalysis: (outcome.workerSeconds / 3_600) * (parameters.workerHour / outcome.analyses),
  };
}

/** Workers that a rush needs from its first second on, with a third in reserve. */
export function openingWorkers(
  { peak, earlyHits }: Expectation,
  concurrency: number,
  parameters: Parameters = usual,
): number {
  const places = peak * ((1 - earlyHits) * parameters.outsideSeconds + parameters.cpuSeconds);
  const processors = peak * parameters.cpuSeconds;
  return Math.max(2, Math.ceil(1.33 * Math.max(places / concurrency, processors)));
}
