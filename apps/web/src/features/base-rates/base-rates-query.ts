import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** What followed events of each type; it changes once a night. */
export const baseRatesQuery = queryOptions({
  queryKey: ['base-rates'],
  queryFn: ({ signal }) => callApi('baseRates', { signal }),
  staleTime: 5 * 60_000,
});
