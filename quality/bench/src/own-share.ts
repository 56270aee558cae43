import { milliseconds, type Row } from './row.ts';
import { median } from './statistics.ts';

/** Milliseconds of one analysis, and of its calls to providers made bare. */
export interface AnalysisTime {
  whole: number;
  outside: number;
}

/** Time of analyses of one kind beyond their calls to providers; the bound is for the median. */
export function ownShareRow(figure: string, times: readonly AnalysisTime[], limitMs: number): Row {
  const shares = times.map(({ whole, outside }) => whole - outside);
  const own = median(shares);
  const [whole, outside] = [median(times.map((time) => time.whole)), median(times.map((time) => time.outside))];
  return {
    figure: `${figure}, median of ${times.length}`,
    product: milliseconds(whole),
    baseline: milliseconds(outside),
    ratio: whole / outside,
    bound: { limit: `own share ≤ ${limitMs} ms`, holds: own <= limitMs },
    note: `own share ${milliseconds(own)}, ${milliseconds(Math.min(...shares))} to ${milliseconds(Math.max(...shares))}`,
  };
}
