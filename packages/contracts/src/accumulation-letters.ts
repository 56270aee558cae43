import * as z from 'zod';

/** Best first. E says that there was no net buyer, or next to none. */
export const mjbLetter = z.enum(['A', 'B', 'C', 'D', 'E']);
export type MjbLetter = z.infer<typeof mjbLetter>;

/** first: buying ÷ selling of the majors; second: their buying ÷ floating shares; third: buying of the lead ÷ floating shares. */
export const mjbMeasures = ['first', 'second', 'third'] as const;
export type MjbMeasure = (typeof mjbMeasures)[number];

/** Lowest percent of each letter, best first; whatever is below the last is E. */
export const mjbThresholds: Record<MjbMeasure, readonly { letter: Exclude<MjbLetter, 'E'>; percent: number }[]> = {
  first: [
    { letter: 'A', percent: 200 },
    { letter: 'B', percent: 150 },
    { letter: 'C', percent: 120 },
    { letter: 'D', percent: 100 },
  ],
  second: [
    { letter: 'A', percent: 20 },
    { letter: 'B', percent: 10 },
    { letter: 'C', percent: 5 },
    { letter: 'D', percent: 2 },
  ],
  third: [
    { letter: 'A', percent: 10 },
    { letter: 'B', percent: 5 },
    { letter: 'C', percent: 2.5 },
    { letter: 'D', percent: 1 },
  ],
};

/** Brokers with the largest net buying that count as majors; the first of them is the lead. */
export const MAJOR_BROKERS = 5;

/** Churn of the majors from which the screens warn: most of what they bought they sold again. */
export const CHURN_WARNING = 0.8;
