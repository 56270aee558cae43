import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../api/api-client.ts';

/** Where the member is logged in, the device used last first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => callApi('listSessions', { signal }),
  staleTime: 0,
});
