import { describe, expect, it } from 'vitest';
import { readFaultsReport } from './faults-report.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { buildSummary } from './summary.ts';
import { readVitestReport } from './vitest-report.ts';

const vitest = {
  numPassedTests: 2,
  numFailedTests: 1,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [
    {
      name: '/project/packages/a/src/a.spec.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { fullName: ' a holds', status: 'passed', duration: 2500, failureMessages: [] },
        { fullName: ' a holds at last', status: 'passed', failureMessages: ['Error: late'] },
        {
          fullName: ' a breaks',
          status: 'failed',
          failureMessages: ['\u001B[31mAssertionError: 1 is not 2\u001B[39m\n    at x'],
        },
        { fullName: ' a waits', status: 'pending', failureMessages: [] },
      ],
    },
    {
      name: '/project/packages/a/src/b.spec.ts',
      status: 'failed',
      message: 'SyntaxError: unexpected }',
      assertionResults: [],
    },
  ],
};

const playwright = {
  stats: { expected: 1, unexpected: 1, flaky: 1, skipped: 0 },
  errors: [],
  suites: [
    {
      title: 'x.e2e.ts',
      specs: [],
      suites: [
        {
          title: 'screen',
          specs: [
            {
              title: 'opens',
              tests: [
                { projectName: 'phone', status: 'expected', results: [{ status: 'passed', duration: 999 }] },
                {
                  projectName: 'desktop',
                  status: 'flaky',
                  results: [
                    { status: 'failed', duration: 15_000 },
                    { status: 'passed', duration: 1000 },
                  ],
                },
              ],
            },
            {
              title: 'closes',
              tests: [
                {
                  projectName: 'desktop',
                  status: 'unexpected',
                  results: [
                    { status: 'failed', error: { message: 'Error: first' } },
                    { status: 'failed', error: { message: 'Error: toBeVisible failed\n\nLocator: getByText("x")\n' } },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};

describe('the end of pnpm test', () => {
  it('names what failed with its reason and what needed a second try, and ends with the counts', () => {
    const unit = readVitestReport(vitest, '/project');
    const browser = readPlaywrightReport(playwright);
    const faults = readFaultsReport({ passed: 7, failed: 1 });
    if (unit === null || browser === null || faults === null) throw new Error('not read');
    expect(
      buildSummary([
        { name: 'unit', seconds: 1.23, report: unit },
        { name: 'faults', seconds: 30, report: faults },
        { name: 'browser', seconds: 60, report: browser },
      ]),
    ).toEqual([
      'slow: 16.0 s browser › desktop › x.e2e.ts › screen › opens',
      'slow: 2.5 s unit › packages/a/src/a.spec.ts › a holds',
      'failed: unit › packages/a/src/a.spec.ts › a breaks',
      '        AssertionError: 1 is not 2',
      'failed: unit › packages/a/src/b.spec.ts',
      '        SyntaxError: unexpected }',
      'failed: faults › 1 of the schedules',
      '        an invariant broke: the lines with BROKEN above say which, in which seed',
      'failed: browser › desktop › x.e2e.ts › screen › closes',
      '        Error: toBeVisible failed Locator: getByText("x")',
      'second try: unit › packages/a/src/a.spec.ts › a holds at last',
      'second try: browser › desktop › x.e2e.ts › screen › opens',
      'unit      1.2 s  2 passed, 2 failed, 1 skipped',
      'faults    30.0 s  7 passed, 1 failed, 0 skipped',
      'browser   60.0 s  2 passed, 1 failed, 0 skipped',
      '11 passed, 4 failed, 1 skipped',
    ]);
  });

  it('has a last line of the two counts alone when nothing was skipped', () => {
    const report = { passed: 3, failed: 0, skipped: 0, failures: [], secondTries: [], times: [] };
    expect(buildSummary([{ name: 'unit', seconds: 1, report }]).at(-1)).toBe('3 passed, 0 failed');
  });

  it('names the twenty slowest tests', () => {
    const times = Array.from({ length: 30 }, (_, n) => ({ name: `test ${n}`, seconds: n }));
    const report = { passed: 30, failed: 0, skipped: 0, failures: [], secondTries: [], times };
    const slow = buildSummary([{ name: 'unit', seconds: 1, report }]).filter((line) => line.startsWith('slow: '));
    expect(slow).toHaveLength(20);
    expect(slow[0]).toBe('slow: 29.0 s unit › test 29');
  });

  it('reads no report where the runner left none', () => {
    expect([readVitestReport(null, '/'), readPlaywrightReport(null), readFaultsReport(null)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
