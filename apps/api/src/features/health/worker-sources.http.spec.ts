import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { SourceNames } from '@gaemi/domain/sources';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

// As in the cloud: the API has the keys of no source.
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

it('repeats the sources of the workers, and what it is set up with before any has told', async () => {
  const readAnswer = async () => (await api.browser().get('/api/v1/health')).body.sources;
  expect(await readAnswer()).toEqual({
    news: 'sample',
    judge: 'offline',
    trading: 'sample',
    prices: 'sample',
    stock_master: 'bundled',
  });
  const sources: SourceNames = {
    news: ['dart', 'naver'],
    judge: 'openai',
    trading: 'kiwoom',
    prices: 'kis',
    stockMaster: 'kis',
  };
  const workers = api.app.get(WorkerSourcesRepository, { strict: false });
  await workers.publish({ id: 'worker', sources }, api.clock.now());
  // An answer stands for a second.
  await expect
    .poll(readAnswer)
    .toEqual({ news: 'dart,naver', judge: 'openai', trading: 'kiwoom', prices: 'kis', stock_master: 'kis' });
});
