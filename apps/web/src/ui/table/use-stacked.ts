import { useMatches } from '../use-matches.ts';

/** The screen whose width has no room for the columns of a table. */
export type Stacks = 'phone' | 'tablet' | 'narrow';

/** In letters: the larger they are, the more room a table takes. */
const narrow = { phone: '(max-width: 47.99em)', tablet: '(max-width: 59.99em)', narrow: '(max-width: 69.99em)' };

/** Whether the rows of a table stand as small cards; never where it says nothing of it. */
export function useStacked(stacks: Stacks | undefined): boolean {
  return useMatches(stacks === undefined ? null : narrow[stacks]);
}
