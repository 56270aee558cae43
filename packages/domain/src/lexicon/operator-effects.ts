import type { Effect } from './meaning-group.ts';

/** Side of the whole when an operator governs something of this sense; 0 when the operator leaves it open. */
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

/** Operators with nothing to govern speak of a course: prices move, things go well or badly, plans come to nothing. */
export function aloneGroup(effect: Effect): string {
  if (effect === 'cancel' || effect === 'fail') return 'setback';
  return effect === 'rise' || effect === 'fall' ? 'move' : 'course';
}
