import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { ReconcileLedger } from '@gaemi/database/ledger/reconcile-ledger';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { logLevel, mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';

// The nightly comparison of balances and credit log, by hand. Ends with 1 where a balance has drifted.
requireNoOptions('reconcile-credits');
const environment = orExit(() => parseEnvironment(z.object({ MONGODB_URI: mongodbUri, LOG_LEVEL: logLevel })));
const logger = createLogger({ app: 'reconcile-credits', level: environment.LOG_LEVEL });
const app = await checkedOrExit(() =>
  NestFactory.createApplicationContext(DatabaseModule.forReading(environment.MONGODB_URI), {
    logger: nestLogger(logger),
    abortOnError: false,
  }),
);
try {
  const { compared, drifted } = await app.get(ReconcileLedger).reconcile();
  process.stdout.write(`${JSON.stringify({ compared, drifted })}\n`);
  process.exitCode = drifted.length === 0 ? 0 : 1;
} finally {
  await app.close();
}
