/** A suite that others wrote, run from a checkout with its dependencies installed. */
export interface Suite {
  /** Also the option that gives its checkout, and the name of its list of expected failures. */
  name: string;
  run(checkout: string, uri: string): Promise<Outcome>;
}

/** What became of the tests, by names that are unique in their suite. */
export interface Outcome {
  passed: Set<string>;
  /** With the first line of why. */
  failed: Map<string, string>;
  skipped: number;
}
