import type { Paged, Paging } from '@gaemi/contracts/paging';
import { queryOptions } from '@tanstack/react-query';

/** Which of the member's analyses: of a stock by its code, by a name as it was typed, or all. */
export interface RecordFilter {
  stock_name?: string;
  stock_code?: string;
}

interface Source<Item> {
  /** First parts of the keys of the pages. */
  lists: readonly string[];
  /** Records a page. */
  size: number;
  fetchPage: (query: RecordFilter & Paging, signal: AbortSignal) => Promise<Paged<Item>>;
  /** A 401 forgets the member, but not the selected service. */
  keepsService?: boolean;
}

/** One page of the member's analyses of a kind, newest first. */
export function recordPageQuery<Item>(source: Source<Item>, filter: RecordFilter, page: number) {
  const { lists, size, fetchPage, keepsService = false } = source;
  return queryOptions({
    queryKey: [...lists, filter, page],
    queryFn: ({ signal }) => fetchPage({ ...filter, page, size }, signal),
    meta: { keepsService },
    // An analysis takes longer: the list is fetched again after one.
    staleTime: 5_000,
  });
}

export type RecordPageQuery<Item> = ReturnType<typeof recordPageQuery<Item>>;
