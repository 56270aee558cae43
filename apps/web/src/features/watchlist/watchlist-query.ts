import { pageSizes } from '@gaemi/contracts/paging';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refetchHearts } from '../stocks/watched-stock.ts';

/** One page of the watchlist, of all stocks or of those that fit a term. */
export function watchlistQuery(term: string, page: number) {
  return queryOptions({
    queryKey: ['watchlist', term, page],
    queryFn: ({ signal }) =>
      callApi('listWatchlist', { query: { query: term, page, size: pageSizes.watchlist }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

/** Takes every stock off the watchlist. */
export function useClearWatchlist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi('clearWatchlist'),
    onSuccess: () => showToast('success', '관심 종목을 모두 삭제했습니다.'),
    onSettled: () => refetchHearts(client),
  });
}
