// `pnpm check-sources [--json]`: asks every source, the model and the mail server one cheap question. Ends with 1 where a
// configured one does not answer as it should. With the store it counts its calls and shares tokens.
import 'reflect-metadata';
import { buildSourceLine } from '@gaemi/contracts/source-checks';
import type { SourceCheck } from '@gaemi/domain/source-check';
import { loggerOptions } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { StartError } from '@gaemi/runtime/start/start-check';
import { destination, pino } from 'pino';
import { environmentSchema } from '../environment.ts';
import { checkFromStore, checkWithoutStore } from '../source-checks/check-once.ts';
import { readJsonFlag } from './read-json-flag.ts';

const words = { true: 'ok', false: 'FAILED', null: 'not set' } as const;

/** One line for each source. */
function readableLines(checks: readonly SourceCheck[]): string {
  const width = Math.max(...checks.map(({ source }) => source.length));
  return checks.map((check) => `${check.source.padEnd(width)}  ${lineOf(check)}\n`).join('');
}

function lineOf({ ok, detail, reachBack, callsLeft, rights, cost }: SourceCheck): string {
  const answered = [`${words[`${ok}`].padEnd(7)} ${detail ?? ''}`];
  if (ok === null) return answered.join('');
  if (reachBack !== null) answered.push(`reaches back to ${reachBack.toISOString()}`);
  if (callsLeft !== null) answered.push(`${callsLeft.toLocaleString('en')} calls left today`);
  if (rights !== null) answered.push(`rights: ${rights}`);
  if (cost !== null) answered.push(`cost: ${cost}`);
  return answered.join(' | ');
}

const json = readJsonFlag('check-sources');
const { environment, sources } = orExit(() => {
  const read = parseEnvironment(environmentSchema.partial({ MONGODB_URI: true }));
  return { environment: read, sources: chooseDataSources(read) };
});
// Away from the answer, which a program may read.
const logger = pino(loggerOptions({ app: 'check-sources', level: 'error' }), destination(2));
const ending = new AbortController();
process.once('SIGINT', () => ending.abort());
const parts = { environment, sources, logger, signal: ending.signal };
const { MONGODB_URI: uri } = environment;
let problem = 'The store does not answer, so the calls that are left are not known.';
// What waits for a token keeps no process alive by itself: without this one the command would end without a line.
setInterval(() => undefined, 60_000);
const found = uri === undefined ? null : await checkFromStore({ ...parts, uri }).catch(noteProblem);
if (uri !== undefined && found === null) process.stderr.write(`${problem}\n`);
const checks = found ?? (await checkWithoutStore(parts));
process.stdout.write(json ? `${JSON.stringify(checks.map(buildSourceLine))}\n` : readableLines(checks));
process.exit(checks.some(({ ok }) => ok === false) ? 1 : 0);

/** Of a store that this version cannot use: the sources are asked all the same. */
function noteProblem(error: unknown): null {
  if (!(error instanceof StartError)) throw error;
  problem = `${error.message} The calls that are left are not known.`;
  return null;
}
