import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** The days that can be chosen; changes with the day. */
export const mjbCalendarQuery = queryOptions({
  queryKey: ['mjb-calendar'],
  queryFn: ({ signal }) => callApi('mjbCalendar', { signal }),
  staleTime: 300_000,
});
