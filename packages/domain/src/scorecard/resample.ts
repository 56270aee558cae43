/** Draws of a bootstrap, and the seed of its random numbers: the same rows give the same intervals everywhere. */
export const DRAWS = 2_000;
const SEED = 20_261_122;

/** A 95 % interval. */
export interface Interval {
  lo: number;
  hi: number;
}

/** `joint`: the wider interval that holds for so many figures together in 95 % of all samples (Bonferroni). */
export interface BootstrapInterval extends Interval {
  joint: Interval;
}

/** A figure of resampled days: `counts` says how often each day was drawn. NaN where the draw has no such figure. */
export type Statistic = (counts: Uint16Array) => number;

export interface Resampling {
  days: number;
  /** Consecutive days that are drawn together. */
  block: number;
  /** Number of figures for which the joint intervals hold. */
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
  const tail = tailOf(blocks);
  return values.map((drawn) => {
    const sorted = drawn.filter((value) => !Number.isNaN(value)).sort();
    return { ...between(sorted, tail), joint: between(sorted, tail / figures) };
  });
}

const between = (sorted: Float64Array, tail: number): Interval => ({
  lo: quantile(sorted, tail),
  hi: quantile(sorted, 1 - tail),
});

/** Share of the draws to leave out at each end, so that few blocks give wide enough intervals. */
function tailOf(blocks: number): number {
  const freedom = Math.max(1, blocks - 1);
  const z = 1.959964;
  // Student's quantile by the expansion of Cornish and Fisher, times the correction of the variance.
  const t = z + (z ** 3 + z) / (4 * freedom) + (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2);
  return upperTail(t * Math.sqrt(blocks / freedom));
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
