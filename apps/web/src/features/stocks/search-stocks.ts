import { pageSizes } from '@gaemi/contracts/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

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
