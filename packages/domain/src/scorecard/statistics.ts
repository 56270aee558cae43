import type { Statistic } from './resample.ts';

/** A score and the return that followed it, on one day. */
export interface Pair {
  day: number;
  score: number;
  excess: number;
}

/** Returns the rank of each value among all, from 1; equal values share the mean of their ranks. */
export function computeRanks(values: readonly number[]): number[] {
  const order = values.map((_, index) => index).sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = new Array<number>(values.length).fill(0);
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to + 1 < order.length && values[order[to + 1] ?? 0] === values[order[from] ?? 0]) to += 1;
    for (let place = from; place <= to; place += 1) ranks[order[place] ?? 0] = (from + to) / 2 + 1;
    from = to + 1;
  }
  return ranks;
}

/**
 * Rank correlation of scores and returns (Spearman): −1 to 1, 0 without a relation. Draws keep the ranks of the whole
 * sample. NaN where one of the two never changes.
 */
export function rankCorrelation(pairs: readonly Pair[], days: number): Statistic {
  const x = computeRanks(pairs.map(({ score }) => score));
  const y = computeRanks(pairs.map(({ excess }) => excess));
  // Around the mean, so that sums of squares lose no digits.
  const centre = (pairs.length + 1) / 2;
  const [n, sx, sy, sxx, syy, sxy] = sumsByDay(pairs, days, (index) => {
    const [a, b] = [(x[index] ?? 0) - centre, (y[index] ?? 0) - centre];
    return [1, a, b, a * a, b * b, a * b];
  });
  return (counts) => {
    const total = weighted(counts, n);
    const [mx, my] = [weighted(counts, sx) / total, weighted(counts, sy) / total];
    const covariance = weighted(counts, sxy) / total - mx * my;
    const spread = (weighted(counts, sxx) / total - mx * mx) * (weighted(counts, syy) / total - my * my);
    return spread > 1e-9 ? covariance / Math.sqrt(spread) : Number.NaN;
  };
}

/**
 * Probability that of two rows, one that beat the market and one that did not, the first has the higher score (AUC): 0.5
 * without a relation. Draws keep the ranks of the whole sample. NaN where all rows end alike.
 */
export function auc(pairs: readonly Pair[], days: number): Statistic {
  const ranks = computeRanks(pairs.map(({ score }) => score));
  const [upN, upRanks, downN, downRanks] = sumsByDay(pairs, days, (index, { excess }) => {
    const rank = ranks[index] ?? 0;
    return excess > 0 ? [1, rank, 0, 0] : [0, 0, 1, rank];
  });
  return (counts) => {
    const difference =
      weighted(counts, upRanks) / weighted(counts, upN) - weighted(counts, downRanks) / weighted(counts, downN);
    return Math.min(1, Math.max(0, difference / pairs.length + 0.5));
  };
}

/** Mean return. NaN of no rows. */
export function meanReturn(pairs: readonly Pair[], days: number): Statistic {
  const [n, sum] = sumsByDay(pairs, days, (_, { excess }) => [1, excess]);
  return (counts) => weighted(counts, sum) / weighted(counts, n);
}

/** Adds up some figures of each pair by day. */
function sumsByDay(
  pairs: readonly Pair[],
  days: number,
  computeFigures: (index: number, pair: Pair) => number[],
): Float64Array[] {
  const sums = Array.from({ length: 6 }, () => new Float64Array(days));
  for (const [index, pair] of pairs.entries()) {
    for (const [which, figure] of computeFigures(index, pair).entries()) {
      const ofFigure = sums[which];
      if (ofFigure !== undefined) ofFigure[pair.day] = (ofFigure[pair.day] ?? 0) + figure;
    }
  }
  return sums;
}

function weighted(counts: Uint16Array, sums: Float64Array | undefined): number {
  let total = 0;
  if (sums === undefined) return total;
  for (let day = 0; day < counts.length; day += 1) total += (counts[day] ?? 0) * (sums[day] ?? 0);
  return total;
}
