import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** The days that can be chosen; changes with the day. */
export const calendarQuery = queryOptions({
  queryKey: ['accumulation-calendar'],
  queryFn: ({ signal }) => callApi('mjbCalendar', { signal }),
  staleTime: 300_000,
});
