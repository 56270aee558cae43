import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchHearts } from '../../stocks/watchlist-stock.ts';
import { finishedAnalysisQuery } from './finished-analysis.ts';

it('a result is fetched again with the lists when hearts have changed', async () => {
  const client = new QueryClient();
  const { queryKey } = finishedAnalysisQuery('request');
  client.setQueryData<unknown>(queryKey, { combined: { like: true } });
  await refetchHearts(client);
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
