export type Direction = 'strong_good' | 'good' | 'even' | 'bad' | 'strong_bad';

/** Returns the direction of a percentage value, by its rounded value: 50 is even, above 80 and below 30 are strong. */
export function directionOf(percentage: number): Direction {
  const rounded = Math.round(percentage);
  if (rounded === 50) return 'even';
  if (rounded > 80) return 'strong_good';
  if (rounded > 50) return 'good';
  return rounded < 30 ? 'strong_bad' : 'bad';
}
