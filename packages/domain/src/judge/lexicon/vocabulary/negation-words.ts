/** Words that negate a verb. `failing`: "could not"; otherwise "does not". */
export const negationWords: readonly { failing: boolean; place: 'before' | 'after'; terms: string }[] = [
  { failing: true, place: 'before', terms: '^못$' },
  { failing: false, place: 'before', terms: '^안$' },
  { failing: true, place: 'after', terms: '지 못, 지못' },
  { failing: false, place: 'after', terms: '지 않, 지않' },
];
