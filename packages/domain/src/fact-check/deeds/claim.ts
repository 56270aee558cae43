import type { Fault } from '../reading/faults.ts';

/** A claim that sentences make in these words, and the words of which a source needs one to support it. */
export interface Claim {
  said: RegExp;
  needs: RegExp;
  /** Words of the opposite; where given, a source without either word supports the claim. */
  against?: RegExp;
  fault: Fault;
}

/** A deed that a source reports only as undone, to come or of another, though its noun stands in it. */
export interface Denial {
  said: RegExp;
  denied: RegExp;
  /** Words of the source that allow the claim all the same. */
  unless: RegExp;
  fault: Fault;
}
