import type { MjbProgress } from '@gaemi/contracts/accumulation';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { ApiError } from '../../../shared/api/api-error.ts';
import { isLostLook } from '../../analysis/run/lost-look.ts';
import type { AnalysisTiming } from './analysis-timing.ts';

/** Looks in a row that may fail before the analysis is given up on. */
const MOST_RETRIES = 2;

/** Looks at an analysis at once and then every second until it has ended. */
export function progressQuery(requestId: string, timing: AnalysisTiming) {
  return queryOptions({
    queryKey: ['accumulation-progress', requestId],
    queryFn: ({ signal }) => callApi('mjbProgress', { params: { id: requestId }, signal }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'error' || isComplete(data) || hasFailed(data) ? false : timing.pollInterval,
    refetchIntervalInBackground: true,
    retry: (failures, error) => isLostLook(error) && failures < MOST_RETRIES,
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

/** Whether only the poll failed; the server knows of the analysis. */
export function isLost(error: unknown): boolean {
  return !(error instanceof ApiError && error.code === 'PROGRESS_NOT_FOUND');
}
