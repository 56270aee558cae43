import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { chooseDataSources } from '@gaemi/runtime/settings/data-sources';
import { parseEnvironment } from '@gaemi/runtime/settings/environment';
import { createWorker, type Worker } from '../create-worker.ts';
import { environmentSchema } from '../environment.ts';
import { startTestWorker, type TestWorker } from './start-test-worker.ts';

/** Two workers over the same stores. */
export async function startTwoWorkers(variables: Record<string, string>): Promise<TestWorker & { second: Worker }> {
  const worker = await startTestWorker(variables);
  const environment = parseEnvironment(environmentSchema, {
    MONGODB_URI: worker.mongoUri,
    SQS_ENDPOINT: worker.queue.endpoint,
    AWS_REGION: worker.queue.region,
    STOCK_MASTER_SOURCE: 'bundled',
    CHECK_SOURCES_AT_START: 'false',
    ...variables,
  });
  const second = await createWorker({
    environment,
    sources: chooseDataSources(environment),
    clock: systemClock,
    logger: createLogger({ app: 'test', level: 'silent' }),
    cronJobs: false,
  });
  return {
    ...worker,
    second,
    async close() {
      await second.close();
      await worker.close();
    },
  };
}
