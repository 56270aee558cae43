import { queryOptions } from '@tanstack/react-query';
import { SHOWN } from '../../stocks/start/start-queries.ts';
import { listNewsStocks } from '../records/list-news.ts';

/** The newest analyses of the companies that the member analysed last. */
export const recentStocksQuery = queryOptions({
  queryKey: ['combined-news', 'start'],
  queryFn: async ({ signal }) =>
    (await listNewsStocks({ page: 1, size: SHOWN }, signal)).items.map(({ latest }) => latest),
  staleTime: 0,
  meta: { keepsService: true },
});

export type RecentStock = Awaited<ReturnType<typeof listNewsStocks>>['items'][number]['latest'];
