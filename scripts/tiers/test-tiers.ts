import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readFaultsReport } from './faults-report.ts';
import { findChromium, NO_CHROMIUM } from './find-chromium.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { runCommand } from './run-command.ts';
import type { TierReport } from './tier-report.ts';
import { readVitestReport } from './vitest-report.ts';

const root = join(import.meta.dirname, '../..');

export interface TierRun {
  /** Where the runner writes its report. */
  reportFile: string;
  /** True while others run beside it. */
  buffered: boolean;
}

export interface Tier {
  name: string;
  /** Runs it to its end. `report` is `null` when the runner ended without one. */
  run(options: TierRun): Promise<{ status: number; report: TierReport | null }>;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Files at a time for each processor, of tiers that wait for queues, processes and answers; one for all others. */
const filesForEachProcessor: Readonly<Record<string, number>> = { job: 3, process: 3, http: 2, unit: 1.5 };

/** A test that fails now and then is seen at once by whoever wrote it; CI goes on and says which one needed a second try. */
const retries = process.env.CI === undefined ? [] : ['--retry=1'];

/** A tier of one or several projects of vitest.config.ts. */
function vitestTier(name: string, projects: readonly string[] = [name]): Tier {
  return {
    name,
    async run({ reportFile, buffered }) {
      const files = filesForEachProcessor[name];
      const workers = files === undefined ? [] : [`--maxWorkers=${Math.ceil(files * availableParallelism())}`];
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
      const chosen = projects.map((project) => `--project=${project}`);
      const args = ['exec', 'vitest', 'run', ...chosen, ...reporters, ...workers, ...retries];
      const status = await runCommand('pnpm', args, { cwd: root, buffered });
      return { status, report: readVitestReport(readJson(reportFile), root) };
    },
  };
}

const browserTier: Tier = {
  name: 'browser',
  async run({ reportFile, buffered }) {
    if (findChromium(process.env) === null) {
      process.stdout.write(`browser: SKIPPED, ${NO_CHROMIUM}\n`);
      return { status: 0, report: { passed: 0, failed: 0, skipped: 1, failures: [], secondTries: [], times: [] } };
    }
    const status = await runCommand('pnpm', ['exec', 'playwright', 'test', '--reporter=list,json'], {
      cwd: join(root, 'quality/e2e'),
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile },
      buffered,
    });
    return { status, report: readPlaywrightReport(readJson(reportFile)) };
  },
};

/** A few schedules of crashes and lost answers; `test:full` has those of every kind, the nightly run many. */
const faultsTier: Tier = {
  name: 'faults',
  async run({ reportFile, buffered }) {
    const chosen = [
      '--seeds',
      'quick',
      '--drills',
      'morning-events',
      '--parallel',
      String(availableParallelism()),
      '--keep-going',
      '--verbose',
    ];
    const args = ['exec', 'node', 'quality/faults/src/main.ts', ...chosen, '--report', reportFile];
    const status = await runCommand('pnpm', args, { cwd: root, buffered });
    return { status, report: readFaultsReport(readJson(reportFile)) };
  },
};

/**
 * The tiers in the order they begin. Two run at a time, and the next begins as soon as one ends, so that no processor
 * waits for the end of a pair. Long ones come first, and one that computes stands beside one that waits.
 */
export const tiers: readonly Tier[] = [
  browserTier,
  vitestTier('job', ['job', 'job-alone']),
  vitestTier('process'),
  vitestTier('http'),
  faultsTier,
  vitestTier('unit', ['unit', 'unit-web']),
  vitestTier('db'),
  vitestTier('cdk'),
];
export const AT_A_TIME = 2;

/** Builds what the tiers run. */
export const build = (): Promise<number> =>
  runCommand('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only'], { cwd: root, buffered: false });
