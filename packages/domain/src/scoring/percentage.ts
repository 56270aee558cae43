/** Returns the balance of two exact scores, 0–100 (not rounded): 50 plus half of what good has more than bad. */
export function percentageValue(good: number, bad: number): number {
  return 50 + (good - bad) / 2;
}
