import { queueNames } from '@gaemi/contracts/jobs';
import { startConsumer } from '@gaemi/queue/consumer';
import { nestLogger } from '@gaemi/runtime/nest-logger';
import { NestFactory } from '@nestjs/core';
import { NewsAnalysisHandler } from './jobs/news-analysis/news-analysis.handler.ts';
import { QUEUE_CLIENT } from './providers.ts';
import type { Runtime } from './runtime.module.ts';
import { WorkerModule } from './worker.module.ts';

/** Starts the worker: the stock list is in force, the queue is consumed, the schedules run. `close` finishes or releases the work at hand. */
export async function createWorker(runtime: Runtime): Promise<{ close(): Promise<void> }> {
  const { environment, logger } = runtime;
  const app = await NestFactory.createApplicationContext(WorkerModule.with(runtime), { logger: nestLogger(logger) });
  const handler = app.get(NewsAnalysisHandler);
  const consumer = await startConsumer({
    client: app.get(QUEUE_CLIENT),
    queue: queueNames.newsAnalysis,
    concurrency: environment.WORKER_CONCURRENCY,
    create: environment.SQS_ENDPOINT !== undefined,
    logger,
    handle: (job, delivery) => handler.handle(job, delivery),
  });
  return {
    async close() {
      handler.stop();
      await consumer.close();
      await app.close();
    },
  };
}
