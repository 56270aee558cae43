/**
 * Rounds points so that the shown numbers add up to the shown sum: each is rounded down, and the missing steps go to those that
 * lost most. Where the points do not add up to the sum to begin with, each is rounded by itself. `perPoint`: 1 for whole
 * points, 10 for tenths.
 */
export function roundToSum(points: readonly number[], sum: number, perPoint: 1 | 10): number[] {
  const parts = points.map((value, index) => {
    const steps = value * perPoint;
    // A hair above, so that 12.4 stored as 12.399999 stays 12.4.
    const floor = Math.floor(steps + 1e-6);
    return { index, floor, lost: steps - floor };
  });
  const missing = Math.round(sum * perPoint) - parts.reduce((total, { floor }) => total + floor, 0);
  if (missing < 0 || missing > parts.length) return points.map((value) => Math.round(value * perPoint) / perPoint);
  const raised = new Set(
    parts
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return parts.map(({ index, floor }) => (floor + (raised.has(index) ? 1 : 0)) / perPoint);
}
