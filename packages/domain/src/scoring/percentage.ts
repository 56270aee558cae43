/** Returns the share of good in both scores, 0–100 (not rounded); 50 when both are 0. */
export function percentageValue(good: number, bad: number): number {
  return good + bad === 0 ? 50 : (100 * good) / (good + bad);
}
