import type { MjbRecord, MjbSort } from '@gaemi/contracts/accumulation';
import type { Paged } from '@gaemi/contracts/paging';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** First parts of the keys of the lists of records. */
export const accumulationLists = ['accumulation', 'list'];

/** Records of a stock that a result looks back at. */
const RECORDS_OF_STOCK = 20;

/** The member's latest analyses of a stock. */
export function stockRecordsQuery(code: string) {
  return queryOptions({
    queryKey: [...accumulationLists, { stock_code: code }, 'letters'],
    queryFn: ({ signal }) =>
      callApi('listMjb', { query: { stock_code: code, page: 1, size: RECORDS_OF_STOCK }, signal }),
    staleTime: 5_000,
  });
}

/** The order of net buyers that an address names. */
export const sortNamed = (name: string | null): MjbSort => (name === 'ratio' ? 'ratio' : 'volume');

/** An analysis as a list that is already there shows it. */
export function listedRecord(client: QueryClient, id: string): MjbRecord | undefined {
  return client
    .getQueriesData<Paged<MjbRecord>>({ queryKey: accumulationLists })
    .flatMap(([, page]) => page?.items ?? [])
    .find((record) => record._id === id);
}
