/**
 * `pnpm --filter infra-docker test:containers`: the suites that speak to a database, a queue or a mail server, against MongoDB, ElasticMQ and
 * Mailpit themselves. A part whose variable is set (MONGODB_URI, SQS_ENDPOINT, SMTP_URL) is taken as it is, any other is
 * started as a container. Without a Docker engine a part that is not given stays embedded and counts as skipped by name;
 * where CI is set that is a failure, since nothing else would tell that the job has tested nothing.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './compose-file.ts';
import { engineAnswers, type PartVariables, parts } from './container-parts.ts';

const tiers = ['db', 'http', 'job'];
/** What embeds its own servers has nothing to tell about others. */
const folders = ['packages/database', 'packages/queue', 'packages/providers', 'apps/api', 'apps/worker'];

const say = (line: string) => process.stdout.write(`${line}\n`);
const isSet = (name: string) => (process.env[name] ?? '') !== '';

function runSuites(variables: PartVariables): { passed: number; failed: number; skipped: number } {
  const reports = mkdtempSync(join(tmpdir(), 'gaemi-containers-'));
  const report = join(reports, 'report.json');
  const projects = tiers.flatMap((tier) => ['--project', tier]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  // What was asked for on the command line, or everything.
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : folders;
  const { status } = spawnSync('pnpm', ['exec', 'vitest', 'run', ...projects, ...output, ...chosen], {
    cwd: ROOT,
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // A run that was stopped leaves none.
  const counts = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 1 };
  rmSync(reports, { recursive: true });
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped = 0 } = counts;
  return { passed, failed: failed + (status !== 0 && failed === 0 ? 1 : 0), skipped };
}

const all = parts(process.env);
const wanted = all.filter(({ variable }) => !isSet(variable));
const engine = wanted.length === 0 || (await engineAnswers());
const started = engine ? await Promise.all(wanted.map((part) => part.start())) : [];
for (const { name, variable } of all) {
  if (isSet(variable)) say(`${name}: given by ${variable}`);
  else
    say(engine ? `${name}: in a container` : `${name}: SKIPPED, no Docker engine answers and ${variable} is not set`);
}
const missing = engine ? 0 : wanted.length;

let counts = { passed: 0, failed: 0, skipped: 0 };
try {
  if (missing < all.length) counts = runSuites(Object.assign({}, ...started.map(({ variables }) => variables)));
} finally {
  await Promise.all(started.map(({ container }) => container.stop()));
}
const skipped = counts.skipped + missing;
say(`${counts.passed} passed, ${counts.failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = counts.failed === 0 && (missing === 0 || !isSet('CI')) ? 0 : 1;
