import type { NewShare } from '@gaemi/contracts/shares';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { useOnePress } from '../../../shared/press/use-one-press.ts';
import { copyText } from '../../../ui/toast/copy-text.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import type { ResultView } from '../result/result-view.ts';

function shareStateQuery(id: string) {
  return queryOptions({
    queryKey: ['news-share', id],
    queryFn: ({ signal }) => callApi('newsShare', { params: { id }, signal }),
    staleTime: 0,
  });
}

/** The link that was made while the app was open: its address is told once. */
const madeLinkKey = (id: string) => ['news-share-made', id];

/** The share link of an analysis: whether there is one, and how to make, send and end it. */
export function useShareLink({ id, name }: ResultView) {
  const client = useQueryClient();
  const state = useQuery(shareStateQuery(id));
  const { data: made = null } = useQuery<NewShare | null>({
    queryKey: madeLinkKey(id),
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const readAgain = () => client.invalidateQueries(shareStateQuery(id));
  const change = (link: NewShare | null) => {
    client.setQueryData(madeLinkKey(id), link);
    return readAgain();
  };
  const shareOnce = useOnePress<void, NewShare>(() => callApi('shareNews', { params: { id } }));
  const make = useMutation({
    mutationFn: shareOnce,
    onSuccess: async (link) => {
      const isKnown = change(link);
      // At once: a browser opens the share sheet only soon after the press.
      await deliverLink(name, link.url);
      await isKnown;
    },
    // It may have been made without an answer.
    onError: readAgain,
    meta: { fallback: '링크를 만들지 못했어요.' },
  });
  const end = useMutation({
    mutationFn: () => callApi('endNewsShare', { params: { id } }),
    onSuccess: async () => {
      await change(null);
      showToast('success', '공유를 끝냈어요');
    },
    // Ended in another tab, or by its time; else it is as live as before, and its address is told by nobody else.
    onError: readAgain,
    meta: { fallback: '공유를 끝내지 못했어요.' },
  });
  const live = state.data ?? null;
  return {
    failure:
      state.isError && state.data === undefined
        ? { retry: () => void state.refetch(), isRetrying: state.isFetching }
        : null,
    /** Not known yet. */
    isPending: state.isPending,
    /** The last moment of the live link; null for none. */
    until: live?.expires_at ?? null,
    /** Its address, where it is known. */
    url: live !== null && made?.expires_at === live.expires_at ? made.url : null,
    make,
    end,
    send: (url: string) => deliverLink(name, url),
  };
}

/** Opens the share sheet of the device where it has one; else copies the link. */
async function deliverLink(name: string, url: string): Promise<void> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share({ title: `${name} 뉴스 분석`, url });
      return;
    } catch (error) {
      // Closed by the member.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  await copyText(url, copySentences);
}

const copySentences = {
  copied: '링크를 복사했어요',
  failed: '링크를 복사하지 못했어요. 주소를 직접 복사해 주세요.',
};
