/** Fewest analyses from which a time is expected. */
const FEWEST = 5;

/** Seconds within which half and nine tenths of recent analyses were done. */
export interface ExpectedTime {
  p50: number;
  p90: number;
}

/** From the durations of recent analyses in milliseconds; null where they are too few. Whole seconds, rounded up. */
export function computeExpectedTime(durationsMs: readonly number[]): ExpectedTime | null {
  const sorted = durationsMs.filter((ms) => ms >= 0).toSorted((a, b) => a - b);
  if (sorted.length < FEWEST) return null;
  return { p50: secondsAt(sorted, 0.5), p90: secondsAt(sorted, 0.9) };
}

/** The smallest duration that this part of all does not exceed. */
function secondsAt(sorted: readonly number[], part: number): number {
  const ms = sorted[Math.ceil(part * sorted.length) - 1] ?? 0;
  return Math.max(1, Math.ceil(ms / 1000));
}
