import 'reflect-metadata';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { systemClock } from '@gaemi/runtime/clock';
import { logConsole } from '@gaemi/runtime/logging/log-console';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/settings/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/settings/environment';
import { unreadFeeds } from '@gaemi/runtime/settings/news-settings';
import { requireQueueAccess } from '@gaemi/runtime/start/require-queue-access';
import { requireStore } from '@gaemi/runtime/start/require-store';
import { onShutdown } from '@gaemi/runtime/start/shutdown';
import { checkedOrExit } from '@gaemi/runtime/start/start-check';
import { createWorker } from '../create-worker.ts';
import { environmentSchema } from '../environment.ts';
import { lowerPriority } from './process-priority.ts';

lowerPriority();
const { environment, sources } = orExit(() => {
  const read = parseEnvironment(environmentSchema);
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'worker', level: environment.LOG_LEVEL });
logConsole(logger);
if (environment.ANALYZER === 'lexicon') logger.warn('ANALYZER=lexicon is called ANALYZER=offline now');
const unread = unreadFeeds(environment);
if (unread !== null) logger.warn(unread);
await checkedOrExit(() =>
  Promise.all([
    requireQueueAccess(createSqsClient({ endpoint: environment.SQS_ENDPOINT, region: environment.AWS_REGION })),
    requireStore(environment.MONGODB_URI),
  ]),
);
const worker = await checkedOrExit(() => createWorker({ environment, sources, clock: systemClock, logger }));
onShutdown(() => worker.close());
// To `pnpm start`, where that is what started it.
process.send?.('ready');
logger.info({ sources: sourceNames(sources), concurrency: environment.WORKER_CONCURRENCY }, 'worker ready');
