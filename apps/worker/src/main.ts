import 'reflect-metadata';
import { systemClock } from '@gaemi/runtime/clock';
import { chooseDataSources, sourceNames } from '@gaemi/runtime/data-sources';
import { orExit, parseEnvironment } from '@gaemi/runtime/environment';
import { createLogger } from '@gaemi/runtime/logger';
import { onShutdown } from '@gaemi/runtime/shutdown';
import { createWorker } from './create-worker.ts';
import { environmentSchema } from './environment.ts';
import { giveWay } from './give-way.ts';

giveWay();
const { environment, sources } = orExit(() => {
  const read = parseEnvironment(environmentSchema);
  return { environment: read, sources: chooseDataSources(read) };
});
const logger = createLogger({ app: 'worker', level: environment.LOG_LEVEL });
const worker = await createWorker({ environment, sources, clock: systemClock, logger });
onShutdown(() => worker.close());
logger.info({ sources: sourceNames(sources), concurrency: environment.WORKER_CONCURRENCY }, 'worker ready');
