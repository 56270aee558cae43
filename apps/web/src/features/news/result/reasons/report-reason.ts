import type { NewsReport } from '@gaemi/contracts/objections';
import type { ObjectionKind } from '@gaemi/domain/objections/objection';
import { useIsMutating, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import { CallDropped } from '../../../../shared/session/renewal.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';

/** Entries of the menu of a reason. */
export const objectionWords: Record<ObjectionKind, string> = {
  other_company: '다른 회사 기사예요',
  wrong_side: '방향이 반대예요',
};

/** What a stored reason says of itself once an objection to it was upheld. */
export const correctedTexts: Record<ObjectionKind, string> = {
  other_company: '확인해 보니 다른 회사 기사였어요. 다음 분석부터 빠지고, 이 점수는 그대로예요.',
  wrong_side: '확인해 보니 방향이 반대였어요. 다음 분석부터 반영하고, 이 점수는 그대로예요.',
};

export const reportedText = '알려 주신 근거예요. 확인한 뒤 다음 분석에 반영할게요.';

export const unsentText = '알려 주신 내용을 곧 보내요.';

/** For an open one the reason itself says what becomes of it. */
const thanks: Record<Exclude<NewsReport['state'], 'open'>, string> = {
  upheld: '이미 확인한 내용이에요. 다음 분석부터 반영돼요.',
  dismissed: '이미 확인한 내용이에요. 판단은 그대로예요.',
};

/** How long a report can be taken back before it is sent. */
const UNDO_MS = 5_000;

interface ReportedReason {
  /** Null where it cannot be reported. */
  analysisId: string | null;
  eventId: string;
  /** What the server knew when the reason was loaded. */
  reported: ObjectionKind | null;
}

/**
 * Reports a reason as wrong, unless it is taken back at once (`undo`, while it can be), and what was reported of it, also while the
 * side is out of sight and comes back.
 */
export function useReportReason({ analysisId, eventId, reported }: ReportedReason) {
  const client = useQueryClient();
  const mutationKey = ['report-reason', analysisId, eventId];
  const unsentKey = ['unsent-report', analysisId, eventId];
  const { data: unsent } = useQuery<AbortController | null>({
    queryKey: unsentKey,
    queryFn: () => null,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: async (kind: ObjectionKind) => {
      const undo = new AbortController();
      client.setQueryData(unsentKey, undo);
      await untilSent(undo.signal).finally(() => client.setQueryData(unsentKey, null));
      return callApi('reportNewsEvent', {
        params: { eventId },
        body: { kind, ...(analysisId !== null && { analysis_id: analysisId }) },
      });
    },
    onSuccess: ({ state }) => {
      if (state !== 'open') showToast('success', thanks[state]);
      void client.invalidateQueries({ queryKey: ['news-side'] });
    },
    meta: { fallback: '알리지 못했어요. 잠시 후 다시 시도해 주세요.' },
  });
  const sent = useMutationState<NewsReport['kind'] | undefined>({
    filters: { mutationKey, status: 'success' },
    select: ({ state: { data } }) => {
      const sent = data as NewsReport | undefined;
      return sent?.state === 'open' ? sent.kind : undefined;
    },
  });
  const isPending = useIsMutating({ mutationKey }) > 0;
  const undo = unsent == null ? undefined : () => unsent.abort();
  const report = (kind: ObjectionKind) => {
    // Asked anew: two presses may come before `isPending` is shown, and only the last one could be taken back.
    if (client.isMutating({ mutationKey }) === 0) mutate(kind);
  };
  return { report, undo, isPending, reported: sent.at(-1) ?? reported };
}

/** Waits while a report can be taken back, no longer than the page is looked at. Rejects where it was. */
function untilSent(undone: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = new AbortController();
    const settle = (settled: () => void) => {
      clearTimeout(timer);
      end.abort();
      settled();
    };
    const timer = setTimeout(() => settle(resolve), UNDO_MS);
    const { signal } = end;
    undone.addEventListener('abort', () => settle(() => reject(new CallDropped())), { signal });
    window.addEventListener('pagehide', () => settle(resolve), { signal });
    document.addEventListener('visibilitychange', () => settle(resolve), { signal });
  });
}
