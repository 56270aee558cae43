import { pageSizes } from '@gaemi/contracts/paging';
import { callApi } from '../../../api/api-client.ts';
import { mjbLists } from '../../../mjb-result/mjb-record-query.ts';
import { type RecordFilter, recordPageQuery } from '../../../records/record-page-query.ts';

/** One page of the member's accumulation analyses, newest first. */
export function mjbRecordsQuery(filter: RecordFilter, page: number) {
  return recordPageQuery(
    {
      lists: mjbLists,
      size: pageSizes.mjbHistory,
      fetchPage: (query, signal) => callApi('listMjb', { query, signal }),
    },
    filter,
    page,
  );
}
