import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { QueryClient } from '@tanstack/react-query';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildProgress } from '../../../../testing/analysis-results.ts';
import { type StubApi, startStubApi } from '../../../../testing/stub-api.ts';
import { analysisTiming } from './analysis-timing.ts';
import { answered, newsProgressQuery, type PolledProgress, progressKey } from './news-progress.ts';

let api: StubApi;
beforeAll(async () => {
  api = await startStubApi();
});
afterAll(() => api.close());

const failed: NewsProgress = { ...buildProgress(40), statuses: { good: 'done', bad: 'error', combined: 'error' } };

it.each([
  ['further', buildProgress(60), buildProgress(40)],
  ['at the end', buildProgress(100), buildProgress(99)],
  ['in error', failed, { ...buildProgress(40), detail: '환불하고 있어요.' }],
])('a look that is answered late takes nothing back: the stream is %s', async (_, streamed, late) => {
  const look = Promise.withResolvers<{ body: NewsProgress }>();
  api.on(/GET news-progress/, () => look.promise);
  const client = new QueryClient();
  const looked = client.fetchQuery(newsProgressQuery('request', analysisTiming));
  client.setQueryData<PolledProgress>(progressKey('request'), (before) => answered(streamed, before));
  look.resolve({ body: late });
  expect((await looked).progress).toEqual(streamed);
  expect(client.getQueryData<PolledProgress>(progressKey('request'))).toEqual({ progress: streamed, lost: 0 });
});
