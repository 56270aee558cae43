import { pageSizes } from '@gaemi/contracts/page-sizes';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import type { Preload } from '../../shared/preload.ts';
import { readSearchPlace } from '../../ui/search-bar/use-search-place.ts';

/** One page of the companies whose name or code fits; none while nothing has been searched for. */
export function stockSearchQuery(term: string, page: number) {
  return queryOptions({
    queryKey: ['stock-search', term, page],
    queryFn: ({ signal }) =>
      callApi('searchStocks', { query: { query: term, page, size: pageSizes.stockSearch }, signal }),
    enabled: term !== '',
    meta: { keepsService: true },
    placeholderData: keepPreviousData,
    staleTime: 300_000,
  });
}

/** Fetches the page of companies that the address asks for. */
export const preloadStockSearch: Preload = (client, { searchParams }) => {
  const { term, page } = readSearchPlace(searchParams);
  return term === '' ? [] : [client.ensureQueryData(stockSearchQuery(term, page))];
};
