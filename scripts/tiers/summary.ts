import type { TierReport } from './tier-report.ts';

export interface TierResult {
  name: string;
  seconds: number;
  report: TierReport;
}

const SLOWEST = 20;

/** The tests that took longest, the slowest first; those that took less than a second are no news. */
function listSlowest(results: readonly TierResult[]): string[] {
  return results
    .flatMap(({ name: tier, report }) =>
      report.times.map(({ name, seconds }) => ({ name: `${tier} › ${name}`, seconds })),
    )
    .filter(({ seconds }) => seconds >= 1)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, SLOWEST)
    .map(({ name, seconds }) => `slow: ${seconds.toFixed(1)} s ${name}`);
}

/**
 * The end of a run, made to be read from the bottom of a long log: the slowest tests, what failed and why, what needed a
 * second try, the time and the counts of each tier, and as the last line `N passed, N failed`.
 */
export function buildSummary(results: readonly TierResult[]): string[] {
  const all = (pick: (report: TierReport) => number) => results.reduce((sum, { report }) => sum + pick(report), 0);
  const skipped = all((report) => report.skipped);
  return [
    ...listSlowest(results),
    ...results.flatMap(({ name, report }) =>
      report.failures.flatMap((failure) => [`failed: ${name} › ${failure.name}`, `        ${failure.why}`]),
    ),
    ...results.flatMap(({ name, report }) => report.secondTries.map((test) => `second try: ${name} › ${test}`)),
    ...results.map(
      ({ name, seconds, report }) =>
        `${name.padEnd(9)} ${seconds.toFixed(1)} s  ${report.passed} passed, ${report.failed} failed, ${report.skipped} skipped`,
    ),
    `${all((report) => report.passed)} passed, ${all((report) => report.failed)} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`,
  ];
}
