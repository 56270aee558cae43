import { queueNames } from '@gaemi/domain/analysis/jobs';
import { startConsumer } from '@gaemi/queue/consumer';
import { startDeadLetterConsumer } from '@gaemi/queue/dead-letter-consumer';
import { nestLogger } from '@gaemi/runtime/logging/nest-logger';
import { startOperationsServer } from '@gaemi/runtime/metrics/operations-server';
import { startTracing } from '@gaemi/runtime/tracing/tracing';
import { NestFactory } from '@nestjs/core';
import { AccumulationProcessor } from './accumulation/accumulation.processor.ts';
import { AnalysisRunner } from './analysis/analysis-runner.ts';
import { DeadLetterHandler } from './dead-letters/dead-letter.handler.ts';
import { NewsAnalysisProcessor } from './news/news-analysis.processor.ts';
import { FigureCollector } from './operations/figure-collector.ts';
import { QUEUE_CLIENT } from './providers.ts';
import type { Runtime } from './runtime.ts';
import { WorkerModule } from './worker.module.ts';

export interface Worker {
  /** Of metrics, liveness and readiness; undefined where they are not served. */
  metricsPort: number | undefined;
  close(): Promise<void>;
}

/** Starts the worker: the stock list is in force, the queues are consumed, the schedules run. `close` finishes or releases the work at hand. */
export async function createWorker(runtime: Runtime): Promise<Worker> {
  const { environment, logger } = runtime;
  const tracing = { service: 'gaemi-worker', endpoint: environment.OTEL_EXPORTER_OTLP_ENDPOINT };
  const stopTracing = await startTracing(tracing, logger);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(runtime), { logger: nestLogger(logger) });
  const runners = {
    [queueNames.newsAnalysis]: new AnalysisRunner(app.get(NewsAnalysisProcessor), runtime),
    [queueNames.accumulation]: new AnalysisRunner(app.get(AccumulationProcessor), runtime),
  };
  const deadLetters = app.get(DeadLetterHandler);
  // Each queue has its own concurrency: analyses that wait for a slow source do not delay the other kind.
  const consumers = await Promise.all(
    Object.values(queueNames).flatMap((queue) => {
      const of = { client: app.get(QUEUE_CLIENT), queue, create: environment.SQS_ENDPOINT !== undefined, logger };
      return [
        startConsumer({
          ...of,
          queue,
          concurrency: environment.WORKER_CONCURRENCY,
          handle: (job, delivery) => runners[queue].handle(job, delivery),
        }),
        startDeadLetterConsumer({ ...of, handle: (letter) => deadLetters.handle(letter) }),
      ];
    }),
  );
  let stopping = false;
  const figures = app.get(FigureCollector);
  const port = environment.WORKER_METRICS_PORT ?? environment.METRICS_PORT;
  const operations =
    port === undefined
      ? undefined
      : await startOperationsServer({
          port,
          setting: environment.WORKER_METRICS_PORT === undefined ? 'METRICS_PORT' : 'WORKER_METRICS_PORT',
          host: environment.METRICS_HOST,
          logger,
          ready: async () => !stopping && (await figures.storeAnswers()),
          collect: () => figures.collect(),
        });
  return {
    metricsPort: operations?.port,
    async close() {
      stopping = true;
      for (const runner of Object.values(runners)) runner.stop();
      await Promise.all(consumers.map((consumer) => consumer.close()));
      await app.close();
      await stopTracing();
      await operations?.close();
    },
  };
}
