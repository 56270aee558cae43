// `pnpm backfill --from DAY`: loads filings and prices of the past, within the calls of the day. Ctrl-C stops it; the next
// run goes on. Ends with 75 where today's calls are used up, or a list lacked filings.
import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { DatabaseModule } from '@gaemi/database/database.module';
import { seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { say } from '@gaemi/runtime/logging/say';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { readArgumentsOrExit } from '@gaemi/runtime/start/answer-help';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { BackfillModule } from '../backfill/backfill.module.ts';
import { Backfill } from '../backfill/backfill.ts';
import { environmentSchema } from '../environment.ts';
import { RuntimeModule } from '../runtime.module.ts';

const USAGE = 'usage: pnpm backfill --from 2026-05-01';
const TO_GO_ON = 75;

@Module({})
class OnceModule {}

const from = readArgumentsOrExit(USAGE, readFrom);
const { environment, sources } = orExit(() => {
  const read = parseEnvironment(environmentSchema);
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'backfill', level: 'error' });
const runtime = { environment, sources, clock: systemClock, logger };
const imports = [RuntimeModule.with(runtime), DatabaseModule.forRoot(environment.MONGODB_URI), BackfillModule];
const app = await checkedOrExit(() =>
  NestFactory.createApplicationContext(
    { module: OnceModule, imports },
    { logger: nestLogger(logger), abortOnError: false },
  ),
);
const stopping = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
try {
  process.exitCode = await load(app.get(Backfill), from);
} catch (error) {
  if (!stopping.signal.aborted) {
    process.stderr.write(
      `${error instanceof Error ? error.message : String(error)}\nWhat is loaded is kept. Run it again to go on.\n`,
    );
    process.exitCode = 1;
  } else {
    say('Stopped. Run it again to go on.');
    process.exitCode = 130;
  }
} finally {
  await app.close();
}

async function load(backfill: Backfill, day: string): Promise<number> {
  const [first, names] = [backfill.firstDay(), backfill.listSources()];
  if (names.length === 0) say('No source of news knows past days: filings need DART_API_KEY. Prices alone are loaded.');
  if (day < first) say(`News before ${first} is not archived: it begins there. Prices reach back 400 days.`);
  let shown = '';
  const progress = ({ part, done, of }: { part: string; done: number; of: number }) => {
    const line = `${part}: ${Math.floor((done / of) * 20) * 5} %`;
    if (line !== shown) say(`${line} (${done} of ${of})`);
    shown = line;
  };
  const end = await backfill.run(day, { progress, signal: stopping.signal });
  if (end === 'complete') {
    say('Complete.');
    return 0;
  }
  say(
    end === 'no_calls'
      ? 'The calls of today are used up. Run it again tomorrow to go on.'
      : 'A list of filings lacked some that it counts. Run it again later to read those days once more.',
  );
  return TO_GO_ON;
}

function readFrom(): string {
  const { values } = parseArgs({ options: { from: { type: 'string' } } });
  if (values.from === undefined) throw new Error('--from is missing');
  startOfSeoulDay(values.from);
  if (values.from >= seoulDay(new Date())) throw new Error('--from is not a day of the past');
  return values.from;
}
