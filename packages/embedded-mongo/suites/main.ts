import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbeddedMongo } from '../src/server/start-server.ts';
import { connectMongo } from './connect-mongo.ts';
import { driver } from './driver.ts';
import { type Expectation, readExpectations, surprises } from './expectations.ts';
import { mongoose } from './mongoose.ts';
import type { Outcome, Suite } from './suite.ts';

const SUITES: readonly Suite[] = [mongoose, connectMongo, driver];

/**
 * Runs the suites whose checkouts are given (`--mongoose DIR`, `--connect-mongo DIR`, `--driver DIR`), each against a
 * store of its own. Exits with 1 when the outcome of a test is not the expected one.
 */
async function main(): Promise<void> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: Object.fromEntries(SUITES.map(({ name }) => [name, text])) });
  const given = SUITES.filter(({ name }) => values[name] !== undefined);
  if (given.length === 0) throw new Error(`Name a checkout: ${SUITES.map(({ name }) => `--${name} DIR`).join(' ')}`);
  for (const suite of given) {
    const checkout = resolve(String(values[suite.name]));
    const outcome = await against(suite, checkout);
    const expectations = await readExpectations(suite.name);
    const { version } = JSON.parse(await readFile(join(checkout, 'package.json'), 'utf8'));
    console.log(`${suite.name} ${version}: ${summary(outcome, expectations)}`);
    const lines = surprises(outcome, expectations);
    for (const line of lines) console.log(`  ${line}`);
    if (lines.length > 0) process.exitCode = 1;
  }
}

async function against(suite: Suite, checkout: string): Promise<Outcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'embedded-mongo-'));
  const mongo = await startEmbeddedMongo({ dataDir });
  try {
    return await suite.run(checkout, mongo.uri);
  } finally {
    await mongo.close();
    await rm(dataDir, { recursive: true });
  }
}

function summary({ passed, failed, skipped }: Outcome, expectations: readonly Expectation[]): string {
  const reasons = expectations.map(({ reason, tests }) => [tests.filter((name) => failed.has(name)).length, reason]);
  const shown = reasons.filter(([n]) => n !== 0).map(([n, reason]) => `\n  ${n}: ${reason}`);
  return `${passed.size} passed, ${failed.size} failed, ${skipped} skipped${shown.join('')}`;
}

await main();
