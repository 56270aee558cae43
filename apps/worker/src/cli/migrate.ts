import 'reflect-metadata';
import { DatabaseModule } from '@gaemi/database/database.module';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { logLevel, mongodbUri } from '@gaemi/runtime/settings/environment-fields';
import { requireNoOptions } from '@gaemi/runtime/start/require-no-options';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { NestFactory } from '@nestjs/core';
import * as z from 'zod';

// Brings the store up to this version before a deployment, as the start of an api or worker would. Ends with 1 and one line
// where that fails, and nothing of the new version runs yet.
requireNoOptions('migrate');
const environment = orExit(() => parseEnvironment(z.object({ MONGODB_URI: mongodbUri, LOG_LEVEL: logLevel })));
const logger = createLogger({ app: 'migrate', level: environment.LOG_LEVEL });
await checkedOrExit(() => requireStore(environment.MONGODB_URI));
const app = await checkedOrExit(() =>
  NestFactory.createApplicationContext(DatabaseModule.forRoot(environment.MONGODB_URI), {
    logger: nestLogger(logger),
    abortOnError: false,
  }),
);
await app.close();
logger.info('the store is up to this version');
