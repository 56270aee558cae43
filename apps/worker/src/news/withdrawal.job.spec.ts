import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Transactions } from '@gaemi/database/transactions';
import { EraseMember } from '@gaemi/database/users/erase-member';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline' });
});
afterAll(() => worker.close());

async function withdraw(userId: string): Promise<void> {
  const member = await worker.get(UserRepository).findById(userId);
  if (member === null) throw new Error('no such member');
  await worker.get(Transactions).run((transaction) => worker.get(EraseMember).erase(member, transaction));
}

describe('withdrawal while a job runs [R30]', () => {
  it('ends the job without a trace, a refund or a dead letter, and the worker works on [R30]', async () => {
    const userId = await worker.insertMember();
    const order = newsOrder(userId);
    await worker.accept(order);
    const { _id } = await vi.waitFor(
      async () => {
        const analysis = await worker.find(order);
        if (analysis.progress === 0) throw new Error('not begun');
        return analysis;
      },
      { timeout: 20_000, interval: 1 },
    );
    await withdraw(userId);
    // Its message comes once more, after there is anything to work on.
    await worker.send({ type: 'news-analysis', version: 1, analysisId: _id.toHexString() });

    const next = newsOrder(await worker.insertMember());
    await worker.accept(next);
    expect((await worker.ended(next)).state).toBe('done');
    expect(await worker.get(NewsAnalysisRepository).findByRequestId(userId, order.requestId)).toBeNull();
    expect(await worker.sumOfLog(userId)).toBe(80);
    expect(await worker.deadLetters()).toEqual([]);
  });

  it('takes away what a call of the model has cost that came back after the withdrawal [R30]', async () => {
    const userId = await worker.insertMember();
    const order = newsOrder(userId);
    await worker.accept(order);
    const { _id } = await worker.find(order);
    const analysisId = _id.toHexString();
    await withdraw(userId);
    const used = { calls: 1, promptTokens: 10, completionTokens: 5 };
    const usage = worker.get(ModelUsageRepository);
    await usage.add({ analysisId, userId, at: new Date() }, used);
    await worker.send({ type: 'news-analysis', version: 1, analysisId });
    await vi.waitFor(async () => expect((await usage.findOfAnalysis(analysisId)).calls).toBe(0), { timeout: 20_000 });
    expect((await usage.findOfMember(userId, new Date())).calls).toBe(0);
  });
});
