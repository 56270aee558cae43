import { pageSizes } from '@gaemi/contracts/page-sizes';
import { queryOptions } from '@tanstack/react-query';
import type { Preload } from '../../../shared/preload.ts';
import { readSearchPlace } from '../../../ui/search-bar/use-search-place.ts';
import { listNewsStocks } from '../records/list-news.ts';

/** One page of the analysed stocks, all or those whose name has a term in it. */
export function newsStocksQuery(term: string, page: number) {
  const query = { ...(term !== '' && { stock_name: term }), page, size: pageSizes.newsHistory };
  return queryOptions({
    queryKey: ['combined-news', 'stocks', term, page],
    queryFn: ({ signal }) => listNewsStocks(query, signal),
    meta: { keepsService: true },
    // An analysis takes longer: the list is fetched again after one.
    staleTime: 5_000,
  });
}

/** Fetches the first page of the stocks that the address asks for. */
export const preloadNewsStocks: Preload = (client, { searchParams }) => [
  client.ensureQueryData(newsStocksQuery(readSearchPlace(searchParams).term, 1)),
];
