/** A guard of the product, the edit that breaks it, and schedules that should detect it. */
export interface Guard {
  name: string;
  /** Each file with the text of the guard and its broken replacement. */
  edits: readonly { file: string; find: string; replace: string }[];
  seeds?: readonly number[];
  /** Prefixes of the names of drills. */
  drills?: readonly string[];
  /**
   * Messages of the harness that count as detection; any message when undefined. When two guards are both cut, each
   * alone is detected, too.
   */
  says?: string;
}
