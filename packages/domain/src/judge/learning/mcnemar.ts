/** Rows on which two judges differ: right by the first one only, and by the second one only. */
export interface Discordant {
  onlyFirst: number;
  onlySecond: number;
}

export function countDiscordant<Row>(
  rows: readonly Row[],
  isRight: { first: (row: Row) => boolean; second: (row: Row) => boolean },
): Discordant {
  return {
    onlyFirst: rows.filter((row) => isRight.first(row) && !isRight.second(row)).length,
    onlySecond: rows.filter((row) => !isRight.first(row) && isRight.second(row)).length,
  };
}

/**
 * McNemar's exact test: the two-sided probability of a difference at least as large if both judges were equally good.
 * Source: McNemar (1947); binomial with p = 1/2 over the discordant rows.
 */
export function mcNemar({ onlyFirst, onlySecond }: Discordant): number {
  const rows = onlyFirst + onlySecond;
  // In logarithms, since 2 to the power of the rows exceeds a number.
  let logTerm = -rows * Math.LN2;
  let tail = 0;
  for (let wins = 0; wins <= Math.min(onlyFirst, onlySecond); wins += 1) {
    tail += Math.exp(logTerm);
    logTerm += Math.log((rows - wins) / (wins + 1));
  }
  return Math.min(1, 2 * tail);
}
