import type { Fault } from '../reading/faults.ts';

/** A claim that sentences make in these words, and the words of which a source needs one to support it. */
export interface Claim {
  said: RegExp;
  needs: RegExp;
  /** Words of the opposite; where given, a source without either word supports the claim. */
  against?: RegExp;
  fault: Fault;
}
