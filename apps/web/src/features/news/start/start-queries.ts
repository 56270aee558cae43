import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { listNewsStocks } from '../records/list-news.ts';

/** Companies in each list. */
export const SHOWN = 3;

/** The newest analyses of the companies that the member analysed last. */
export const recentStocksQuery = queryOptions({
  queryKey: ['combined-news', 'start'],
  queryFn: async ({ signal }) =>
    (await listNewsStocks({ page: 1, size: SHOWN }, signal)).items.map(({ latest }) => latest),
  staleTime: 0,
  meta: { keepsService: true },
});

/** The companies that the member watched last. */
export const watchlistStocksQuery = queryOptions({
  queryKey: ['watchlist', 'start'],
  queryFn: async ({ signal }) => (await callApi('listWatchlist', { query: { page: 1, size: SHOWN }, signal })).items,
  meta: { keepsService: true },
});
