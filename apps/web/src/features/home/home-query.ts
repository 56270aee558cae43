import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** What the home screen shows beside the two services. Every analysis changes it. */
export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => callApi('home', { signal }),
  staleTime: 0,
});
