import type { NewsProgress } from '@gaemi/contracts/news-analysis';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { isLostLook } from '../../analysis/run/lost-look.ts';
import type { AnalysisTiming } from './analysis-timing.ts';

export interface PolledProgress {
  /** The last one seen. */
  progress: NewsProgress | undefined;
  /** Looks in a row that brought no answer. */
  lost: number;
}

export const progressKey = (requestId: string) => ['news-progress', requestId];

/**
 * Looks at an analysis at once and then every five seconds, until it has ended or too many looks in a row were lost.
 * Fails only where the server refuses (no such analysis, no session).
 */
export function newsProgressQuery(requestId: string, timing: AnalysisTiming) {
  const queryKey = progressKey(requestId);
  return queryOptions({
    queryKey,
    queryFn: async ({ signal, client }): Promise<PolledProgress> => {
      const before = () => client.getQueryData<PolledProgress>(queryKey);
      try {
        return answered(await callApi('newsProgress', { params: { requestId }, signal }), before());
      } catch (error) {
        if (!isLostLook(error)) throw error;
        return { progress: before()?.progress, lost: (before()?.lost ?? 0) + 1 };
      }
    },
    refetchInterval: ({ state: { data, status } }) => {
      const goesOn = status !== 'error' && !hasEnded(data?.progress) && !isLost(data, timing);
      return goesOn ? timing.pollInterval : false;
    },
    refetchIntervalInBackground: true,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}

/**
 * After an answer of a look or of the stream. One that was on its way while the other told more takes nothing back. What was seen stays
 * on the screen, though the server forgets it at the end.
 */
export function answered(progress: NewsProgress, before: PolledProgress | undefined): PolledProgress {
  const last = before?.progress;
  if (last !== undefined && (hasEnded(last) || progress.progress < last.progress)) return { progress: last, lost: 0 };
  const seen = progress.seen ?? last?.seen;
  return { progress: { ...progress, ...(seen && { seen }) }, lost: 0 };
}

export function isComplete(progress: NewsProgress | undefined): boolean {
  return progress !== undefined && progress.progress >= 100 && !hasFailed(progress);
}

export function hasFailed(progress: NewsProgress | undefined): boolean {
  return progress !== undefined && Object.values(progress.statuses).includes('error');
}

export function isLost(polled: PolledProgress | undefined, timing: AnalysisTiming): boolean {
  return polled !== undefined && polled.lost >= timing.mostLostPolls;
}

function hasEnded(progress: NewsProgress | undefined): boolean {
  return isComplete(progress) || hasFailed(progress);
}
