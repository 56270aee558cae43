import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { SourceNames } from '@gaemi/domain/sources';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

// As in the cloud: the API has the keys of no model; only the workers do.
let api: TestApi;
let posts = 0;
let post: () => Promise<number>;
beforeAll(async () => {
  api = await startTestApi({ MODEL_CALLS_PER_DAY: '10' });
  const { _id } = await api.addMember('member@example.com', { credit: 1_000 });
  const browser = await api.logIn('member@example.com');
  post = async () => {
    posts += 1;
    const body = { request_id: `request-budget-${posts}`, stock_name: '삼성전자' };
    return (await browser.post('/api/v1/medium-good-news-sqs').send(body)).status;
  };
  const asked = { analysisId: 'f'.repeat(24), userId: _id.toHexString(), at: api.clock.now() };
  const usage = api.app.get(ModelUsageRepository, { strict: false });
  await usage.add(asked, { calls: 1_000_000, promptTokens: 1, completionTokens: 1 });
});
beforeEach(() => api.connection.collection('worker_sources').deleteMany({}));
afterAll(() => api.close());

const workerWith = (judge: 'openai' | 'offline') => {
  const sources: SourceNames = { news: ['sample'], judge, trading: 'sample', prices: 'sample', stockMaster: 'bundled' };
  return api.app.get(WorkerSourcesRepository, { strict: false }).publish({ id: judge, sources }, api.clock.now());
};

describe('the caps of a day, in an API without the keys of a model', () => {
  it('hold where a worker asks a model', async () => {
    await workerWith('openai');
    await workerWith('offline');
    expect(await post()).toBe(503);
  });

  it('hold while no worker has told what it asks', async () => {
    expect(await post()).toBe(503);
  });

  it('do not keep back what the offline judge judges', async () => {
    await workerWith('offline');
    expect(await post()).toBe(202);
  });
});
