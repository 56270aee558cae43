import 'reflect-metadata';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { logConsole } from '@gaemi/runtime/logging/log-console';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/settings/data-sources';
import { orExit } from '@gaemi/runtime/settings/environment';
import { requireQueueAccess } from '@gaemi/runtime/start/require-queue-access';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { onShutdown } from '@gaemi/runtime/start/shutdown';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { startTracing } from '@gaemi/runtime/tracing/tracing';
import { createApp } from './create-app.ts';
import { readEnvironment } from './environment.ts';
import { listen } from './listen.ts';
import { startOperations } from './operations.ts';

const { environment, sources } = orExit(() => {
  const read = readEnvironment();
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'api', level: environment.LOG_LEVEL });
logConsole(logger);
await checkedOrExit(() =>
  Promise.all([
    requireQueueAccess(createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION })),
    requireStore(environment.MONGODB_URI),
  ]),
);
const stopTracing = await startTracing(
  { service: 'gaemi-api', endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT },
  logger,
);
const app = await checkedOrExit(() => createApp(environment, { logger }));
let stopping = false;
const operations = await checkedOrExit(() => startOperations(app, environment, { logger, isStopping: () => stopping }));
const listening = await checkedOrExit(() => listen(app, environment));
onShutdown(async () => {
  stopping = true;
  await listening.close();
  await stopTracing();
  await operations?.close();
});
logger.info({ port: environment.PORT, sources: sourceNames(sources) }, 'api ready');
