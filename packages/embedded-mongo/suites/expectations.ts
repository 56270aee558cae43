import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from './suite.ts';

/** Tests that are expected to fail on this server, with the reason. */
export interface Expectation {
  reason: string;
  /** They depend on timing and may pass. */
  unsteady?: boolean;
  tests: string[];
}

export async function readExpectations(suite: string): Promise<Expectation[]> {
  return JSON.parse(await readFile(join(import.meta.dirname, 'expected', `${suite}.json`), 'utf8'));
}

/** Returns one line for each test whose outcome is not the expected one. */
export function surprises({ passed, failed }: Outcome, expectations: readonly Expectation[]): string[] {
  const expected = new Set(expectations.flatMap(({ tests }) => tests));
  const steady = expectations.filter(({ unsteady }) => !unsteady).flatMap(({ tests }) => tests);
  return [
    ...[...failed].filter(([name]) => !expected.has(name)).map(([name, why]) => `failed: ${name} (${why})`),
    ...steady.filter((name) => passed.has(name)).map((name) => `passed, though expected to fail: ${name}`),
    ...steady.filter((name) => !passed.has(name) && !failed.has(name)).map((name) => `did not run: ${name}`),
  ];
}
