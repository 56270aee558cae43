/** A test suite of another project, run from a checkout with its dependencies installed. */
export interface Suite {
  /** Name of the suite, of the option for its checkout and of its list of expected failures. */
  name: string;
  run(checkout: string, uri: string): Promise<Outcome>;
}

/** Outcomes of the tests, by names that are unique in their suite. */
export interface Outcome {
  passed: Set<string>;
  /** Maps each failed test to the first line of its error. */
  failed: Map<string, string>;
  skipped: number;
}
