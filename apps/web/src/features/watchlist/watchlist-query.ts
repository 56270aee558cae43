import { pageSizes } from '@gaemi/contracts/page-sizes';
import type { WatchlistList } from '@gaemi/contracts/watchlist';
import { type AccumulationTrace, accumulationTraces } from '@gaemi/domain/accumulation/trace';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import type { Preload } from '../../shared/preload.ts';
import { usePress } from '../../shared/press/use-press.ts';
import { readSearchPlace } from '../../ui/search-bar/use-search-place.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { refetchHearts } from '../stocks/watchlist-stock.ts';

/** Which watched stocks are shown: those that fit a term, and whose accumulation has a word. */
export interface WatchlistFilter {
  term: string;
  trace?: AccumulationTrace | undefined;
}

/** The word of accumulation that an address asks for. */
export const readTrace = (params: URLSearchParams): AccumulationTrace | undefined =>
  accumulationTraces.find((trace) => trace === params.get('trace'));

/** One page of the watchlist, of all stocks or of those that fit a filter. */
export function watchlistQuery({ term, trace }: WatchlistFilter, page: number) {
  return queryOptions({
    queryKey: ['watchlist', term, page, ...(trace === undefined ? [] : [trace])],
    queryFn: ({ signal }) =>
      callApi('listWatchlist', { query: { query: term, trace, page, size: pageSizes.watchlist }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}

/** Fetches the page of the watchlist that the address asks for. */
export const preloadWatchlist: Preload = (client, { searchParams }) => {
  const { term, page } = readSearchPlace(searchParams);
  return [client.ensureQueryData(watchlistQuery({ term, trace: readTrace(searchParams) }, page))];
};

/** Takes every stock off the watchlist that was on it at `up_to`: a repeat after a lost answer deletes nothing newer. */
export function useClearWatchlist() {
  const client = useQueryClient();
  return usePress({
    kind: 'watchlist-clear',
    target: 'all',
    send: (list: { up_to: string }) => callApi('clearWatchlist', { query: list }),
    onSuccess: async () => {
      // The list first: it may hold stocks that were added after it was read.
      await refetchHearts(client);
      const shown = client.getQueriesData<WatchlistList>({ queryKey: ['watchlist', ''], type: 'active' });
      const isEmpty = shown.every(([, list]) => (list?.total ?? 0) === 0);
      const left = '관심 종목을 지웠어요. 그 뒤에 담은 종목은 남아 있어요.';
      showToast('success', isEmpty ? '관심 종목을 모두 지웠어요.' : left);
    },
    onError: () => refetchHearts(client),
  });
}
