/**
 * Distributes a whole number by weights, so that the whole parts add up to it exactly. The remainder goes to the parts
 * with the largest fractions, the first of equals first.
 */
export function shareOut(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / sum);
  const parts = exact.map(Math.floor);
  const left = whole - parts.reduce((total, part) => total + part, 0);
  const most = exact
    .map((value, index) => ({ index, cut: value - Math.floor(value) }))
    .sort((a, b) => b.cut - a.cut || a.index - b.index)
    .slice(0, left);
  for (const { index } of most) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}
