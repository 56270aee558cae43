import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** What is known before another analysis of a stock; asked for at each opening of the sheet. */
export const sinceAnalysisQuery = (code: string) =>
  queryOptions({
    queryKey: ['since-analysis', code],
    queryFn: ({ signal }) => callApi('sinceAnalysis', { params: { code }, signal }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    // The sheet says itself that it does not know.
    meta: { errors: 'in-place' },
  });
