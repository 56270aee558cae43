import { pageSizes } from '@gaemi/contracts/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** One page of what admins have changed, newest first. */
export function auditTrailQuery(page: number) {
  return queryOptions({
    queryKey: ['admin', 'audit', page],
    queryFn: ({ signal }) => callApi('listAudit', { query: { page, size: pageSizes.audit }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
