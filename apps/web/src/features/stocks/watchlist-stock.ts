import { MAX_PAGE_SIZE } from '@gaemi/contracts/page-sizes';
import { type QueryClient, useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import { ApiError } from '../../shared/api/api-error.ts';
import { reachVerdict } from '../../shared/press/press-state.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { withLike } from './with-like.ts';

interface Stock {
  code: string;
  name: string;
}

/** First parts of the keys of the lists that show hearts, or what follows from them: news of watched stocks, and alerts, which go with one. */
const lists = [
  ...['watchlist', 'combined-news', 'finished-analysis', 'stock-search', 'accumulation'],
  ...['today', 'event', 'stock-overview', 'home', 'alerts'],
];

/**
 * Puts a stock on the member's watchlist or takes it off. Its hearts flip at once on every screen and flip back with the
 * server's sentence when that fails; afterwards every list that shows hearts is fetched again.
 */
export function useWatchlistStock({ code, name }: Stock) {
  const client = useQueryClient();
  const mutationKey = ['watch-stock', code];
  const busy = useIsMutating({ mutationKey }) > 0;
  const show = (like: boolean) => {
    for (const { queryKey, state } of client.getQueryCache().getAll()) {
      const next = withLike(state.data, code, like);
      if (next !== state.data) client.setQueryData(queryKey, next);
    }
  };
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (like: boolean): Promise<void> => {
      try {
        if (like) await callApi('addToWatchlist', { body: { stocks: { [code]: name } } });
        else await callApi('removeFromWatchlist', { params: { code } });
      } catch (error) {
        // Another tab took it off before.
        if (!like && error instanceof ApiError && error.code === 'NOT_ON_WATCHLIST') return;
        // What was lost may be its answer only.
        const isUnknown = navigator.onLine && reachVerdict(error, 0) === 'unknown';
        if (!isUnknown || (await isOnWatchlist(code).catch(() => !like)) !== like) throw error;
      }
    },
    onMutate: async (like) => {
      show(like);
      // A list that is on its way would bring the old hearts back.
      await Promise.all(lists.map((list) => client.cancelQueries({ queryKey: [list] })));
      show(like);
    },
    onSuccess: (_, like) =>
      showToast('success', like ? '종목이 관심 종목에 추가되었습니다.' : '종목이 관심 종목에서 삭제되었습니다.'),
    onError: (_, like) => show(!like),
    // Waits for the lists that are on the screen, so that a heart cannot be pressed against what they are about to show.
    onSettled: () => refetchHearts(client),
  });
  const watch = (like: boolean, onSettled?: () => void) => {
    // Asked anew: two presses may come before `busy` is shown.
    if (client.isMutating({ mutationKey }) === 0) mutate(like, { onSettled: () => onSettled?.() });
  };
  return { busy, watch };
}

/** Whether the server has the stock on the member's watchlist. */
async function isOnWatchlist(code: string): Promise<boolean> {
  const { items } = await callApi('listWatchlist', { query: { query: code, size: MAX_PAGE_SIZE } });
  return items.some((stock) => stock.code === code);
}

/** Fetches every list with hearts, or what follows from them, again: those on the screen now, the others when they are shown. */
export async function refetchHearts(client: QueryClient): Promise<void> {
  await Promise.all(lists.map((list) => client.invalidateQueries({ queryKey: [list] })));
}
