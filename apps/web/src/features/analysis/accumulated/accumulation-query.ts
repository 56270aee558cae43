import type { MjbSort } from '@gaemi/contracts/accumulation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';

/** One accumulation analysis by its `_id` or request id, its net buyers in the given order. */
export function accumulationQuery(id: string, sort: MjbSort) {
  return queryOptions({
    queryKey: ['accumulation', 'one', id, sort],
    queryFn: ({ signal }) => callApi('mjb', { params: { id }, query: { sort_by: sort }, signal }),
    // While the other order is on its way.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
