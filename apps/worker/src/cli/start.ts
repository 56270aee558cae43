import 'reflect-metadata';
import { existsSync, readdirSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { createSqsClient } from '@gaemi/queue/sqs-client';
import { systemClock } from '@gaemi/runtime/clock';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/environment';
import { createLogger } from '@gaemi/runtime/logger';
import { unreadFeeds } from '@gaemi/runtime/news-settings';
import { requireQueueAccess } from '@gaemi/runtime/require-queue-access';
import { requireStore } from '@gaemi/runtime/require-store';
import { onShutdown } from '@gaemi/runtime/shutdown';
import { checkedOrExit } from '@gaemi/runtime/start-check';
import { createWorker } from '../create-worker.ts';
import { environmentSchema } from '../environment.ts';

const LOWER = constants.priority.PRIORITY_BELOW_NORMAL;
const THREADS = '/proc/self/task';

/** On Linux each thread has a priority of its own, those that compile and collect garbage too; elsewhere the process has one. */
const ownThreads = (): number[] => (existsSync(THREADS) ? readdirSync(THREADS).map(Number) : [process.pid]);

/** Lets whatever else runs on the machine go first: members wait for each answer of the API, and half a minute for an analysis anyway. */
function lowerPriority(): void {
  for (const thread of ownThreads()) if (getPriority(thread) < LOWER) setPriority(thread, LOWER);
}

lowerPriority();
const { environment, sources } = orExit(() => {
  const read = parseEnvironment(environmentSchema);
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'worker', level: environment.LOG_LEVEL });
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
