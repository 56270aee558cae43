import { useMatches } from '../use-matches.ts';

/** The screen whose width has no room for the columns of a table. */
export type Stacks = 'phone' | 'tablet' | 'narrow';

const narrow = { phone: '(max-width: 767.98px)', tablet: '(max-width: 959.98px)', narrow: '(max-width: 1119.98px)' };

/** Whether the rows of a table stand as small cards; never where it says nothing of it. */
export function useStacked(stacks: Stacks | undefined): boolean {
  return useMatches(stacks === undefined ? null : narrow[stacks]);
}
