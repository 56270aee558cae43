import type { Paged } from '@gaemi/contracts/paging';
import type { UseQueryResult } from '@tanstack/react-query';

/** The first pages of a list as one list. */
export interface JoinedPages<Item> {
  records: Item[];
  /** Of all pages; undefined while none has come. */
  total: number | undefined;
  /** Pages that exist and were asked for, but are not there yet. */
  isLoading: boolean;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/** Joins pages that were fetched one by one. `keyOf` tells records apart. */
export function joinPages<Item>(
  results: UseQueryResult<Paged<Item>>[],
  keyOf: (record: Item) => string,
): JoinedPages<Item> {
  const failed = results.filter((result) => result.isError && result.data === undefined);
  const loaded = results.flatMap((result) => result.data ?? []);
  return {
    records: distinct(
      loaded.flatMap((page) => page.items),
      keyOf,
    ),
    total: loaded.at(-1)?.total,
    isLoading: results.some((result) => result.isPending),
    isFailed: failed.length > 0,
    isRetrying: failed.some((result) => result.isFetching),
    retry: () => {
      for (const result of failed) void result.refetch();
    },
  };
}

// A record that came in between two calls pushes another onto the next page, which then holds it once more.
function distinct<Item>(records: readonly Item[], keyOf: (record: Item) => string): Item[] {
  return [...new Map(records.map((record) => [keyOf(record), record])).values()];
}
