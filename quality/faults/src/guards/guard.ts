/**
 * An edit of the statement under the marker `// guard: <marker>` in the product's source. It removes the statement, or
 * one part of it when `cut` is set, or replaces that part when `by` is set, too.
 */
export interface Edit {
  marker: string;
  /** Text that the statement contains exactly once. */
  cut?: string;
  by?: string;
}

/** A guard of the product, the edits that break it, and schedules that should detect it. */
export interface Guard {
  name: string;
  edits: readonly Edit[];
  seeds?: readonly number[];
  /** Prefixes of the names of drills. */
  drills?: readonly string[];
  /**
   * Messages of the harness that count as detection; any message when undefined. When two guards are both cut, each
   * alone is detected, too.
   */
  says?: string;
}
