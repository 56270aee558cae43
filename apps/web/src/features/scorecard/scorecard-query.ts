import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** The scorecard; it changes once a night. */
export const scorecardQuery = queryOptions({
  queryKey: ['scorecard'],
  queryFn: ({ signal }) => callApi('scorecard', { signal }),
  staleTime: 5 * 60_000,
});
