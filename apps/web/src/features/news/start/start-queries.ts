import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** Companies in each list. */
export const SHOWN = 3;
/** Analyses asked for; several may be of one company. */
const FETCHED = 10;

/** The newest analyses of the companies that the member analysed last. */
export const recentStocksQuery = queryOptions({
  queryKey: ['combined-news', 'start'],
  queryFn: async ({ signal }): Promise<CombinedNews[]> => {
    const { items } = await callApi('listCombinedNews', { query: { page: 1, size: FETCHED }, signal });
    const newest = new Map(items.toReversed().map((record) => [record.stock_code, record]));
    return items.filter((record) => newest.get(record.stock_code) === record).slice(0, SHOWN);
  },
  staleTime: 0,
  meta: { keepsService: true },
});

/** The companies that the member watched last. */
export const watchedStocksQuery = queryOptions({
  queryKey: ['watchlist', 'start'],
  queryFn: async ({ signal }) => (await callApi('listWatchlist', { query: { page: 1, size: SHOWN }, signal })).items,
  meta: { keepsService: true },
});

/** The largest companies; a search for nothing finds all, the largest first. */
export const largestStocksQuery = queryOptions({
  queryKey: ['stock-search', 'largest'],
  queryFn: async ({ signal }) =>
    (await callApi('searchStocks', { query: { query: '', page: 1, size: SHOWN }, signal })).items,
  staleTime: 300_000,
  meta: { keepsService: true },
});
