import { numberAt, type TierReport } from './tier-report.ts';

/** Reads the counts of the fault harness. `null` when there are none: it ended before it could write. */
export function readFaultsReport(json: unknown): TierReport | null {
  if (json === null) return null;
  const failed = numberAt(json, 'failed');
  const why = 'an invariant broke: the lines with BROKEN above say which, in which seed';
  return {
    passed: numberAt(json, 'passed'),
    failed,
    skipped: 0,
    failures: failed === 0 ? [] : [{ name: `${failed} of the schedules`, why }],
    secondTries: [],
    times: [],
  };
}
