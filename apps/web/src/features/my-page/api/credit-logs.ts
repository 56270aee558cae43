import { pageSizes } from '@gaemi/contracts/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** One page of the member's credit history, newest first. Never taken as fresh: every analysis adds to it. */
export function creditLogsQuery(page: number) {
  return queryOptions({
    queryKey: ['credit-logs', page],
    queryFn: ({ signal }) => callApi('listCreditLogs', { query: { page, size: pageSizes.creditLogs }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
