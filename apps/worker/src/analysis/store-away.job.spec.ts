import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { PostponeJob } from '@gaemi/queue/consumer';
import { systemClock } from '@gaemi/runtime/clock';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { mongo } from 'mongoose';
import { expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker } from '../testing/start-test-worker.ts';
import { AnalysisRunner } from './analysis-runner.ts';

const delivery = { messageId: 'message', deliveries: 1 };
const logger = createLogger({ app: 'test', level: 'silent' });

/** Fails as every call does while a store is away. */
async function askAwayStore(): Promise<void> {
  const client = new mongo.MongoClient('mongodb://127.0.0.1:1', { serverSelectionTimeoutMS: 20 });
  await client.connect().finally(() => client.close());
}

it('an analysis outlasts a store that is away again and again, and only its own failures count', async () => {
  const worker = await startTestWorker();
  try {
    await worker.stopWorker();
    const order = newsOrder(await worker.insertMember());
    await worker.accept(order);
    const analysisId = (await worker.find(order))._id.toHexString();
    const running = worker.get(RunningNewsAnalysis);
    const take = (process: () => Promise<void>) =>
      new AnalysisRunner({ name: 'news analysis', running, process }, { clock: systemClock, logger }).handle(
        { analysisId },
        delivery,
      );
    for (let look = 0; look < 5; look += 1) await expect(take(askAwayStore)).rejects.toThrow(PostponeJob);
    expect(await worker.find(order)).toMatchObject({ state: 'running', failures: 0, lease: null });
    const fail = () => Promise.reject(new Error('a defect'));
    for (let look = 0; look < 2; look += 1) await expect(take(fail)).rejects.toThrow(PostponeJob);
    await take(fail);
    expect(await worker.find(order)).toMatchObject({ state: 'error', failure: 'analysis-failed' });
  } finally {
    await worker.close();
  }
});
