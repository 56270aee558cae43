import { pageSizes } from '@gaemi/contracts/paging';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';

/** One page of the members whose name or address holds the text, of all where it is empty. */
export function adminUsersQuery(search: string, page: number) {
  return queryOptions({
    queryKey: ['admin', 'users', search, page],
    queryFn: ({ signal }) => callApi('adminUsers', { query: { search, page, size: pageSizes.adminUsers }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  });
}
