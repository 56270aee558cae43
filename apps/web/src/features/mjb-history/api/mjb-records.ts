import { pageSizes } from '@gaemi/contracts/paging';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../api/api-client.ts';
import { mjbLists } from '../../../mjb-result/mjb-record-query.ts';

/** Which of the member's analyses: of a stock by its code, by a name as it was typed, or all. */
export interface MjbFilter {
  stock_name?: string;
  stock_code?: string;
}

/** One page of the member's accumulation analyses, newest first. */
export function mjbRecordsQuery(filter: MjbFilter, page: number) {
  return queryOptions({
    queryKey: [...mjbLists, filter, page],
    queryFn: ({ signal }) => callApi('listMjb', { query: { ...filter, page, size: pageSizes.mjbHistory }, signal }),
    staleTime: 5_000,
  });
}
