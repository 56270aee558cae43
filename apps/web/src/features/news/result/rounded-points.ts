/**
 * Rounds points to tenths so that the shown numbers add up to the shown sum: each is rounded down, and the missing tenths go to
 * those that lost most. Where the points do not add up to the sum to begin with, each is rounded by itself.
 */
export function roundedPoints(points: readonly number[], sum: number): number[] {
  const target = Math.round(sum * 10);
  const parts = points.map((value, index) => {
    const tenths = value * 10;
    // A hair above, so that 12.4 stored as 12.399999 stays 12.4.
    const floor = Math.floor(tenths + 1e-6);
    return { index, floor, lost: tenths - floor };
  });
  const missing = target - parts.reduce((total, { floor }) => total + floor, 0);
  if (missing < 0 || missing > parts.length) return points.map((value) => Math.round(value * 10) / 10);
  const raised = new Set(
    parts
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, floor }) => (floor + (raised.has(index) ? 1 : 0)) / 10);
}
