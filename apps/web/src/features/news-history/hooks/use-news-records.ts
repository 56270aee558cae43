import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { useQueries } from '@tanstack/react-query';
import { newsRecordsQuery, type RecordFilter } from '../api/news-records.ts';

/** The first `pages` pages of the records as one list. Each page is a call of its own, also when all are fetched again. */
export function useNewsRecords(filter: RecordFilter, pages: number) {
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => newsRecordsQuery(filter, index + 1)),
  });
  const failed = results.filter((result) => result.isError && result.data === undefined);
  const loaded = results.flatMap((result) => result.data ?? []);
  return {
    records: distinct(loaded.flatMap((page) => page.items)),
    /** Of all pages; undefined while none has come. */
    total: loaded.at(-1)?.total,
    /** Pages that exist and were asked for, but are not there yet. */
    isLoading: results.some((result) => result.isPending),
    isFailed: failed.length > 0,
    isRetrying: failed.some((result) => result.isFetching),
    retry: () => {
      for (const result of failed) void result.refetch();
    },
  };
}

// A record that came in between two calls pushes another onto the next page, which then holds it once more.
function distinct(records: readonly CombinedNews[]): CombinedNews[] {
  return [...new Map(records.map((record) => [record._id, record])).values()];
}
