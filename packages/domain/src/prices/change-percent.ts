/**
 * Returns the move from one price to another in percent with one decimal, as every screen shows it. `Math.round` alone would take a fall
 * of 0.05 %, the smallest tick, for none, and a rise of it for 0.1 %.
 */
export function changePercent(before: number, last: number): number {
  const part = last - before;
  return (Math.sign(part) * Math.round((1000 * Math.abs(part)) / before)) / 10 + 0;
}
