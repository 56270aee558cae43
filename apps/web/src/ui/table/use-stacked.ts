import { useMatches } from '../use-matches.ts';
import { usePrinting } from '../use-printing.ts';

/** The screen whose width has no room for the columns of a table. */
export type Stacks = 'phone' | 'tablet' | 'narrow';

/** In letters: the larger they are, the more room a table takes. */
const narrow = { phone: '(max-width: 47.99em)', tablet: '(max-width: 59.99em)', narrow: '(max-width: 69.99em)' };

/**
 * Whether the rows of a table stand as small cards; never where it says nothing of it. On paper, which is narrow, they do before the
 * page is laid out for it: rows that get higher afterwards would be cut off at the end.
 */
export function useStacked(stacks: Stacks | undefined): boolean {
  const isPrinting = usePrinting();
  return useMatches(stacks === undefined ? null : narrow[stacks]) || (isPrinting && stacks !== undefined);
}
