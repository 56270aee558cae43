import type { Effect } from './meaning-group.ts';

/** Side of the result when an operator governs something of this sense; 0 when the operator leaves it open. */
export function effectOn(effect: Effect, sense: 1 | -1): number {
  switch (effect) {
    case 'rise':
      return sense;
    case 'fall':
    case 'not':
      return -sense;
    case 'better':
      return 1;
    case 'worse':
    case 'fail':
      return -1;
    case 'pass':
    case 'relief':
      return sense === -1 ? 1 : 0;
    case 'cancel':
      return -sense;
  }
}

/** An operator that governs nothing describes a course: prices move, things go well or badly, plans fail. */
export function aloneGroup(effect: Effect): string {
  if (effect === 'cancel' || effect === 'fail') return 'setback';
  return effect === 'rise' || effect === 'fall' ? 'move' : 'course';
}

/**
 * Distance (characters without blanks) over which an operator reverses an earlier signal; furthest for acquittals and
 * the like.
 */
export function reachOver(effect: Effect): number {
  if (effect === 'cancel') return 8;
  return effect === 'relief' ? 20 : 12;
}

/** "빚투株 급락": a price falls, not the burden. */
export function isPriceMoveOf(
  sense: 1 | -1,
  { governs, effect }: { governs: 'things' | 'any'; effect: Effect },
): boolean {
  return sense === -1 && governs === 'things' && (effect === 'rise' || effect === 'fall');
}
