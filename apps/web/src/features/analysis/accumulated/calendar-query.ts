import { seoulDay } from '@gaemi/domain/seoul-time';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { serverNow } from '../../../shared/server-clock.ts';

const FRESH_MS = 300_000;

/** The days that can be chosen; those of yesterday are asked for again. */
export const calendarQuery = queryOptions({
  queryKey: ['accumulation-calendar'],
  queryFn: ({ signal }) => callApi('mjbCalendar', { signal }),
  staleTime: ({ state: { data } }) => (data?.today === seoulDay(serverNow()) ? FRESH_MS : 0),
});
