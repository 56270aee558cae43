import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** Companies in each list. */
export const SHOWN = 3;

/** The companies that the member watched last. */
export const watchlistStocksQuery = queryOptions({
  queryKey: ['watchlist', 'start'],
  queryFn: async ({ signal }) => (await callApi('listWatchlist', { query: { page: 1, size: SHOWN }, signal })).items,
  meta: { keepsService: true },
});
