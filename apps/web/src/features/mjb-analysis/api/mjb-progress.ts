import type { MjbProgress } from '@gaemi/contracts/accumulation';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';
import { ApiError } from '../../../api/api-error.ts';
import type { MjbTiming } from '../hooks/mjb-timing.ts';

/** Looks in a row that may fail before the analysis is given up on. */
const MOST_RETRIES = 2;

/** Looks at an analysis at once and then every second until it has ended. */
export function mjbProgressQuery(requestId: string, timing: MjbTiming) {
  return queryOptions({
    queryKey: ['mjb-progress', requestId],
    queryFn: ({ signal }) => callApi('mjbProgress', { params: { id: requestId }, signal }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || isComplete(data) || hasFailed(data) ? false : timing.pollInterval,
    refetchIntervalInBackground: true,
    retry: (failures, error) =>
      error instanceof ApiError && (error.isPassing || error.status === 429) && failures < MOST_RETRIES,
    retryDelay: timing.pollInterval,
    staleTime: 0,
    gcTime: 0,
  });
}

export function isComplete(progress: MjbProgress | undefined): boolean {
  return progress !== undefined && progress.progress >= 100 && !hasFailed(progress);
}

export function hasFailed(progress: MjbProgress | undefined): boolean {
  return progress?.status === 'error';
}
