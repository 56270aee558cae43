import { relative } from 'node:path';
import { buildReason, listAt, numberAt, type TierReport, textAt } from './tier-report.ts';

/**
 * Reads the report of Vitest's reporter `json`.
 * @param json `null` when there is none: the runner ended before it could write
 * @param root the folder that file names are told from
 */
export function readVitestReport(json: unknown, root: string): TierReport | null {
  if (json === null) return null;
  const report: TierReport = {
    passed: numberAt(json, 'numPassedTests'),
    failed: numberAt(json, 'numFailedTests'),
    skipped: numberAt(json, 'numPendingTests') + numberAt(json, 'numTodoTests'),
    failures: [],
    secondTries: [],
    times: [],
  };
  for (const file of listAt(json, 'testResults')) {
    const path = relative(root, textAt(file, 'name'));
    let named = 0;
    for (const test of listAt(file, 'assertionResults')) {
      const name = `${path} › ${textAt(test, 'fullName').trim()}`;
      report.times.push({ name, seconds: numberAt(test, 'duration') / 1000 });
      const [message] = listAt(test, 'failureMessages');
      if (textAt(test, 'status') === 'failed') {
        named += 1;
        report.failures.push({ name, why: buildReason(String(message ?? '')) });
      } else if (textAt(test, 'status') === 'passed' && message !== undefined) {
        // The errors of the first try are kept when the second one passes.
        report.secondTries.push(name);
      }
    }
    // A file that cannot be loaded, or whose set-up fails, has no failed test.
    if (textAt(file, 'status') === 'failed' && named === 0) {
      report.failed += 1;
      report.failures.push({ name: path, why: buildReason(textAt(file, 'message')) });
    }
  }
  return report;
}
