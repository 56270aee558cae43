import type { Doc } from '../values/values.ts';

/** What an update operator needs to know besides the value. */
export interface UpdateContext {
  /** The document being updated, as it was. */
  original: Doc;
  /** An upsert is making a new document. */
  inserting: boolean;
  /** What the positional operator `$` stands for. */
  position: number | undefined;
  now: Date;
}

/** Leave the field as it is, or missing. */
export const UNCHANGED = Symbol('unchanged');
/** Remove the field (in an array: set the element to null). */
export const REMOVED = Symbol('removed');

/** One operator on one path. */
export interface Modifier {
  operator: string;
  path: string;
  parts: readonly string[];
  /** A missing path is created; otherwise the modifier does nothing there. */
  creates: boolean;
  /** The new value of the field (undefined: missing), or UNCHANGED or REMOVED. */
  apply: (current: unknown, context: UpdateContext) => unknown;
}
