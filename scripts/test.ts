// `pnpm test`: the build, then every tier or those named, what failed and why, and as the last line `N passed, N failed`.
// `pnpm test --filter PACKAGE` is `pnpm --filter PACKAGE test`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { atATime } from './tiers/at-a-time.ts';
import { runCommand } from './tiers/run-command.ts';
import { buildSummary, type TierResult } from './tiers/summary.ts';
import { readTestRequest } from './tiers/test-arguments.ts';
import { AT_A_TIME, build, type Tier, tiers } from './tiers/test-tiers.ts';
import type { TierReport } from './tiers/tier-report.ts';

const none: TierReport = { passed: 0, failed: 0, skipped: 0, failures: [], secondTries: [], times: [] };
const failedAsAWhole = (why: string): TierReport => ({ ...none, failed: 1, failures: [{ name: 'all of it', why }] });

const request = readTestRequest(
  process.argv.slice(2),
  tiers.map(({ name }) => name),
);
if (request.kind === 'wrong') {
  process.stderr.write(`${request.line}\n`);
  process.exit(2);
}
if (request.kind === 'packages') {
  const filters = request.filters.flatMap((filter) => ['--filter', filter]);
  const args = [...filters, '--fail-if-no-match', 'test', ...request.rest];
  process.exit(await runCommand('pnpm', args, { cwd: join(import.meta.dirname, '..'), buffered: false }));
}
const only = request.names;

// What Node has compiled is kept: the tiers start the same programs hundreds of times.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node-compiled');

// This process only waits: what it is late by, the whole machine stood still.
const stalls = monitorEventLoopDelay({ resolution: 100 });
stalls.enable();

const reports = mkdtempSync(join(tmpdir(), 'gaemi-test-'));

async function timed(name: string, work: () => Promise<TierReport>): Promise<TierResult> {
  const start = performance.now();
  const report = await work();
  return { name, seconds: (performance.now() - start) / 1000, report };
}

function runTier(tier: Tier, buffered: boolean): Promise<TierResult> {
  return timed(tier.name, async () => {
    process.stdout.write(`\n── ${tier.name}\n`);
    const { status, report } = await tier.run({ reportFile: join(reports, `${tier.name}.json`), buffered });
    if (report === null) return failedAsAWhole(`ended with status ${status} and without a report`);
    // A runner that fails without a failed test (an error outside of tests, no test found) has failed too.
    if (status === 0 || report.failed > 0) return report;
    return { ...report, ...failedAsAWhole(`ended with status ${status} though no test failed`), passed: report.passed };
  });
}

const results: TierResult[] = [
  await timed('build', async () => ((await build()) === 0 ? none : failedAsAWhole('what it says stands above'))),
];
const chosen = tiers.filter(({ name }) => only.length === 0 || only.includes(name));
results.push(...(await atATime(AT_A_TIME, chosen, (tier) => runTier(tier, chosen.length > 1))));
rmSync(reports, { recursive: true, force: true });

process.stdout.write(`\nlongest stall of the machine: ${(stalls.max / 1e9).toFixed(1)} s\n`);
process.stdout.write(`${buildSummary(results).join('\n')}\n`);
process.exitCode = results.every(({ report }) => report.failed === 0) ? 0 : 1;
