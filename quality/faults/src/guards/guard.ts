/** A guard of the product, how to break it, and schedules that should notice. */
export interface Guard {
  name: string;
  /** Each file with the text that holds the guard and what stands there when it is broken. */
  edits: readonly { file: string; find: string; replace: string }[];
  seeds?: readonly number[];
  /** Beginnings of the names of drills. */
  drills?: readonly string[];
  /** Words of the harness that count; anything that it says when left out. Where both of two guards are cut, each alone is noticed too. */
  says?: string;
}
