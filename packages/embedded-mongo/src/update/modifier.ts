import type { Doc } from '../values/values.ts';

/** What an update operator needs besides the current value. */
export interface UpdateContext {
  /** The document before the update. */
  original: Doc;
  /** True when an upsert inserts a new document. */
  inserting: boolean;
  /** Array position that the positional operator `$` names. */
  position: number | undefined;
  now: Date;
}

/** Result of an operator that leaves the field unchanged. */
export const UNCHANGED = Symbol('unchanged');
/** Result of an operator that removes the field (in an array: sets the element to null). */
export const REMOVED = Symbol('removed');

/** One operator on one path. */
export interface Modifier {
  operator: string;
  path: string;
  parts: readonly string[];
  /** Creates a missing path; otherwise the modifier has no effect there. */
  creates: boolean;
  /** Returns the new value of the field (current undefined: missing), UNCHANGED or REMOVED. */
  apply: (current: unknown, context: UpdateContext) => unknown;
}
