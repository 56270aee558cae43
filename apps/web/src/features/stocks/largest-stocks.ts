import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** The largest companies: a search for nothing finds all, the largest first. */
export const largestStocksQuery = (count: number) =>
  queryOptions({
    queryKey: ['stock-search', 'largest', count],
    queryFn: async ({ signal }) => (await callApi('searchStocks', { query: { page: 1, size: count }, signal })).items,
    staleTime: 300_000,
    meta: { keepsService: true },
  });
