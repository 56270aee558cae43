/** Draws of a bootstrap, and the seed of its random numbers: the same rows give the same intervals everywhere. */
export const DRAWS = 2_000;
const SEED = 20_261_122;

/** A 95 % interval. */
export interface Interval {
  lo: number;
  hi: number;
}

/**
 * `always`: the wider interval that holds for so many figures together and however often one looks, in 95 % of all worlds
 * (`alwaysValidFactor`).
 */
export interface BootstrapInterval extends Interval {
  always: Interval;
}

/** A figure of resampled days: `counts` says how often each day was drawn. NaN where the draw has no such figure. */
export type Statistic = (counts: Uint16Array) => number;

export interface Resampling {
  days: number;
  /** Consecutive days that are drawn together. */
  block: number;
  /** Number of figures for which the always-valid intervals hold together. */
  figures: number;
  draws?: number | undefined;
}

/**
 * Returns the 95 % interval of each statistic by a bootstrap that resamples whole days, or blocks of days, since rows
 * of one day are not independent. Days after the last one continue with the first. The intervals are widened for a
 * small number of blocks, as Hesterberg's expanded percentiles do.
 */
export function bootstrap(
  statistics: readonly Statistic[],
  { days, block, figures, draws = DRAWS }: Resampling,
): BootstrapInterval[] {
  const random = randomNumbers(SEED);
  const counts = new Uint16Array(days);
  const values = statistics.map(() => new Float64Array(draws));
  const blocks = Math.ceil(days / block);
  for (let draw = 0; draw < draws; draw += 1) {
    counts.fill(0);
    for (let left = days; left > 0; left -= block) {
      const start = Math.floor(random() * days);
      for (let offset = 0; offset < Math.min(block, left); offset += 1) {
        const day = (start + offset) % days;
        counts[day] = (counts[day] ?? 0) + 1;
      }
    }
    for (const [index, statistic] of statistics.entries()) {
      const drawn = values[index];
      if (drawn !== undefined) drawn[draw] = statistic(counts);
    }
  }
  const tail = buildTail(blocks);
  const once = new Uint16Array(days).fill(1);
  return values.map((drawn, index) => {
    const sorted = drawn.filter((value) => !Number.isNaN(value)).sort();
    const half =
      alwaysValidFactor(blocks, 0.05 / figures) * computeDeviation(sorted) * Math.sqrt(blocks / (blocks - 1));
    const value = statistics[index]?.(once) ?? Number.NaN;
    return { ...between(sorted, tail), always: { lo: value - half, hi: value + half } };
  });
}

/** Number of blocks at which the always-valid intervals are narrowest: about where figures begin to be shown. */
const TIGHTEST_AT = 50;

/**
 * Standard errors to either side of a figure of `blocks` days or blocks, such that of a growing series of looks none leaves
 * the truth out with a probability over `alpha`: the asymptotic confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy
 * and Ramdas (Time-uniform central limit theory and asymptotic confidence sequences, 2021, theorem 2.2).
 */
export function alwaysValidFactor(blocks: number, alpha: number): number {
  const spread = -2 * Math.log(alpha);
  const seen = (blocks * (spread + Math.log(spread + 1))) / TIGHTEST_AT;
  return forFew(Math.sqrt(((2 * (seen + 1)) / seen) * Math.log(Math.sqrt(seen + 1) / alpha)), blocks);
}

/** A normal quantile as one of Student's, by the expansion of Cornish and Fisher: the deviation of few blocks is itself a guess. */
function forFew(z: number, blocks: number): number {
  const freedom = Math.max(1, blocks - 1);
  return z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
}

function computeDeviation(values: Float64Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

const between = (sorted: Float64Array, tail: number): Interval => ({
  lo: quantile(sorted, tail),
  hi: quantile(sorted, 1 - tail),
});

/** Share of the draws to leave out at each end, so that few blocks give wide enough intervals. */
function buildTail(blocks: number): number {
  const freedom = Math.max(1, blocks - 1);
  // Times the correction of the variance.
  return upperTail(forFew(1.959964, blocks) * Math.sqrt(blocks / freedom));
}

/** Probability that a standard normal value exceeds `z`, by Abramowitz and Stegun 26.2.17, for z ≥ 0. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

function quantile(sorted: Float64Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low = Number.NaN, high = low] = sorted.subarray(below, below + 2);
  return low + (high - low) * (place - below);
}

/** Random numbers from 0 (included) to 1 by mulberry32. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Returns Wilson's 95 % interval of a share. */
export function wilson(hits: number, n: number): Interval {
  const z2 = 1.959964 ** 2;
  const share = hits / n;
  const middle = (share + z2 / (2 * n)) / (1 + z2 / n);
  const half = Math.sqrt(z2 * ((share * (1 - share)) / n + z2 / (4 * n * n))) / (1 + z2 / n);
  return { lo: Math.max(0, middle - half), hi: Math.min(1, middle + half) };
}
