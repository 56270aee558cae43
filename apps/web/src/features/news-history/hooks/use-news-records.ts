import { useQueries } from '@tanstack/react-query';
import { joinPages } from '../../../records/join-pages.ts';
import { newsRecordsQuery, type RecordFilter } from '../api/news-records.ts';

/** The first `pages` pages of the records as one list. Each page is a call of its own, also when all are fetched again. */
export function useNewsRecords(filter: RecordFilter, pages: number) {
  return joinPages(
    useQueries({ queries: Array.from({ length: pages }, (_, index) => newsRecordsQuery(filter, index + 1)) }),
  );
}
