export type Direction = 'strong_good' | 'good' | 'even' | 'bad' | 'strong_bad';

/** Names of the directions; what members read of an analysis is its verdict. */
export const directionNames: Record<Direction, string> = {
  strong_good: '호재 강세',
  good: '호재 우세',
  even: '엇비슷해요',
  bad: '악재 우세',
  strong_bad: '악재 강세',
};

/**
 * Returns the direction of a percentage value, by its rounded value: 50 is even, above 80 and below 30 are strong. A
 * thin result has no direction, so it is even.
 */
export function directionOf(percentage: number, isThin: boolean): Direction {
  const rounded = Math.round(percentage);
  if (isThin || rounded === 50) return 'even';
  if (rounded > 80) return 'strong_good';
  if (rounded > 50) return 'good';
  return rounded < 30 ? 'strong_bad' : 'bad';
}
