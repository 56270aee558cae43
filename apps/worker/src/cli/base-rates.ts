// `pnpm --silent base-rates --json`: computes the answer of GET /api/v1/event-types/base-rates again, to the byte, and
// prints it. Without --json it prints a line for each figure.
import 'reflect-metadata';
import { type BaseRatesAnswer, emptyBaseRates } from '@gaemi/contracts/base-rates';
import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { DatabaseModule } from '@gaemi/database/database.module';
import { eventTypeNames } from '@gaemi/domain/judge/judgement/event-type';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';
import { recountBaseRates } from '../base-rates/recount-base-rates.ts';
import { readJsonFlag } from './read-json-flag.ts';

const json = readJsonFlag('base-rates');
const { MONGODB_URI: uri } = orExit(() => parseEnvironment(z.object({ MONGODB_URI: mongodbUri })));
const app = await checkedOrExit(() =>
  NestFactory.createApplicationContext(DatabaseModule.forReading(uri), { logger: false, abortOnError: false }),
);
try {
  const baseRates = app.get(BaseRatesRepository);
  const last = await baseRates.findLast();
  const answer = last === null ? emptyBaseRates : await recountBaseRates(baseRates, last.sample);
  process.stdout.write(json ? JSON.stringify(answer) : readableLines(answer));
} finally {
  await app.close();
}

function readableLines({ as_of: asOf, items }: BaseRatesAnswer): string {
  const lines = items.map(
    ({ type, side, horizon, n, days, median, lo, hi, confirmed }) =>
      `${eventTypeNames[type]} ${side} +${horizon}: ${median} % [${lo}, ${hi}], n ${n} on ${days} days${confirmed ? ', confirmed' : ''}`,
  );
  return [`As of ${asOf ?? 'no day'}, ${items.length} figures.`, ...lines, ''].join('\n');
}
