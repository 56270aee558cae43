import { buildReason, listAt, numberAt, objectAt, type TierReport, textAt } from './tier-report.ts';

/** Reads the report of Playwright's reporter `json`. `null` when there is none: the runner ended before it could write. */
export function readPlaywrightReport(json: unknown): TierReport | null {
  if (json === null) return null;
  const stats = objectAt(json, 'stats');
  const report: TierReport = {
    passed: numberAt(stats, 'expected') + numberAt(stats, 'flaky'),
    failed: numberAt(stats, 'unexpected'),
    skipped: numberAt(stats, 'skipped'),
    failures: [],
    secondTries: [],
    times: [],
  };
  for (const suite of listAt(json, 'suites')) readSuite(suite, [], report);
  // Errors outside of any test: a file that cannot be loaded, a set-up of all.
  for (const error of listAt(json, 'errors')) {
    report.failed += 1;
    report.failures.push({ name: 'outside of a test', why: buildReason(textAt(error, 'message')) });
  }
  return report;
}

function readSuite(suite: unknown, above: readonly string[], report: TierReport): void {
  const titles = [...above, textAt(suite, 'title')];
  for (const spec of listAt(suite, 'specs')) {
    for (const test of listAt(spec, 'tests')) {
      const name = [textAt(test, 'projectName'), ...titles, textAt(spec, 'title')].join(' › ');
      const status = textAt(test, 'status');
      const tries = listAt(test, 'results').map((result) => numberAt(result, 'duration'));
      report.times.push({ name, seconds: tries.reduce((sum, time) => sum + time, 0) / 1000 });
      if (status === 'flaky') report.secondTries.push(name);
      if (status === 'unexpected') report.failures.push({ name, why: buildReason(lastError(test)) });
    }
  }
  for (const inner of listAt(suite, 'suites')) readSuite(inner, titles, report);
}

/** Why the last try of a test failed. */
function lastError(test: unknown): string {
  const last = listAt(test, 'results').at(-1);
  return textAt(objectAt(last, 'error'), 'message') || textAt(last, 'status');
}
