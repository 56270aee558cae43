import { queueNames } from '@gaemi/contracts/jobs';
import { startConsumer } from '@gaemi/queue/consumer';
import { nestLogger } from '@gaemi/runtime/nest-logger';
import { NestFactory } from '@nestjs/core';
import { AccumulationHandler } from './jobs/accumulation/accumulation.handler.ts';
import { NewsAnalysisHandler } from './jobs/news-analysis/news-analysis.handler.ts';
import { QUEUE_CLIENT } from './providers.ts';
import type { Runtime } from './runtime.module.ts';
import { WorkerModule } from './worker.module.ts';

/** Starts the worker: the stock list is in force, the queues are consumed, the schedules run. `close` finishes or releases the work at hand. */
export async function createWorker(runtime: Runtime): Promise<{ close(): Promise<void> }> {
  const { environment, logger } = runtime;
  const app = await NestFactory.createApplicationContext(WorkerModule.with(runtime), { logger: nestLogger(logger) });
  const handlers = {
    [queueNames.newsAnalysis]: app.get(NewsAnalysisHandler),
    [queueNames.accumulation]: app.get(AccumulationHandler),
  };
  // Each queue has its own hands: analyses that wait for a slow source hold up none of the other kind.
  const consumers = await Promise.all(
    Object.values(queueNames).map((queue) =>
      startConsumer({
        client: app.get(QUEUE_CLIENT),
        queue,
        concurrency: environment.WORKER_CONCURRENCY,
        create: environment.SQS_ENDPOINT !== undefined,
        logger,
        handle: (job, delivery) => handlers[queue].handle(job, delivery),
      }),
    ),
  );
  return {
    async close() {
      for (const handler of Object.values(handlers)) handler.stop();
      await Promise.all(consumers.map((consumer) => consumer.close()));
      await app.close();
    },
  };
}
