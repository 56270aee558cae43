// `pnpm test`: every tier one after the other, the time of each, and as the last line `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

interface Tier {
  name: string;
  run: (report: string) => { status: number; counts: Counts | null };
}

const root = join(import.meta.dirname, '..');
const none: Counts = { passed: 0, failed: 0, skipped: 0 };

function run(command: string, args: string[], options: { cwd?: string; env?: Record<string, string> } = {}): number {
  const { status } = spawnSync(command, args, {
    cwd: options.cwd ?? root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return status ?? 1;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

const count = (value: unknown, key: string): number => {
  const found =
    typeof value === 'object' && value !== null ? Object.entries(value).find(([name]) => name === key) : undefined;
  return typeof found?.[1] === 'number' ? found[1] : 0;
};

/** Tiers that mostly wait for queues and processes: two files for each processor. */
const waitingTiers: readonly string[] = ['job', 'process'];

function vitestTier(name: string): Tier {
  return {
    name,
    run(report) {
      const args = [
        'exec',
        'vitest',
        'run',
        '--project',
        name,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(waitingTiers.includes(name) ? [`--maxWorkers=${2 * availableParallelism()}`] : []),
      ];
      const status = run('pnpm', args);
      const json = readJson(report);
      if (json === null) return { status, counts: null };
      const skipped = count(json, 'numPendingTests') + count(json, 'numTodoTests');
      return {
        status,
        counts: { passed: count(json, 'numPassedTests'), failed: count(json, 'numFailedTests'), skipped },
      };
    },
  };
}

function browser(): string | undefined {
  const places = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

const browserTier: Tier = {
  name: 'browser',
  run(report) {
    const chromium = browser();
    if (chromium === undefined) {
      process.stdout.write('browser: SKIPPED, no Chromium here (install Debian\'s "chromium" or set CHROMIUM)\n');
      return { status: 0, counts: { ...none, skipped: 1 } };
    }
    const args = ['exec', 'playwright', 'test', '--reporter=list,json'];
    const env = { CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
    const status = run('pnpm', args, { cwd: join(root, 'e2e'), env });
    const json = readJson(report);
    if (typeof json !== 'object' || json === null || !('stats' in json)) return { status, counts: null };
    const { stats } = json;
    const passed = count(stats, 'expected') + count(stats, 'flaky');
    return { status, counts: { passed, failed: count(stats, 'unexpected'), skipped: count(stats, 'skipped') } };
  },
};

const tiers: Tier[] = [...['unit', 'db', 'http', 'job', 'process', 'cdk'].map(vitestTier), browserTier];
const only = process.argv.slice(2);
const unknown = only.filter((name) => !tiers.some((tier) => tier.name === name));
if (unknown.length > 0) {
  process.stderr.write(`no such tier: ${unknown.join(', ')}; there are ${tiers.map(({ name }) => name).join(', ')}\n`);
  process.exit(2);
}
const chosen = only.length === 0 ? tiers : tiers.filter((tier) => only.includes(tier.name));

const reports = mkdtempSync(join(tmpdir(), 'gaemi-test-'));
const total = { ...none };
const lines: string[] = [];
const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

const buildStart = performance.now();
if (run('pnpm', ['exec', 'turbo', 'run', 'build', '--output-logs=errors-only']) !== 0) {
  total.failed += 1;
  lines.push('build     FAILED');
}
lines.push(`${'build'.padEnd(9)} ${seconds(buildStart)}`);

for (const tier of chosen) {
  const start = performance.now();
  process.stdout.write(`\n── ${tier.name}\n`);
  const { status, counts } = tier.run(join(reports, `${tier.name}.json`));
  const result = counts ?? none;
  // A runner that fails without a failed test (a crash, no test found) is a failure too.
  const failed = result.failed + (status !== 0 && result.failed === 0 ? 1 : 0);
  total.passed += result.passed;
  total.failed += failed;
  total.skipped += result.skipped;
  lines.push(
    `${tier.name.padEnd(9)} ${seconds(start)}  ${result.passed} passed, ${failed} failed, ${result.skipped} skipped`,
  );
}
rmSync(reports, { recursive: true, force: true });

process.stdout.write(`\n${lines.join('\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
