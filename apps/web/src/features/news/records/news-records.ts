import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import type { Paged } from '@gaemi/contracts/paging';
import type { NewsSide } from '@gaemi/domain/news-side';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { type RecordFilter, recordPageQuery } from '../../analysis/records/record-page-query.ts';
import { listNews } from './list-news.ts';

const lists = ['combined-news', 'list'];

/** One page of the member's analyses, newest first. */
export function newsRecordsQuery(filter: RecordFilter, page: number) {
  return recordPageQuery(
    {
      lists,
      size: pageSizes.newsHistory,
      fetchPage: listNews,
      keepsService: true,
    },
    filter,
    page,
  );
}

/** One analysis by its `_id`. */
export function newsRecordQuery(id: string) {
  return queryOptions({
    queryKey: ['combined-news', 'one', id],
    queryFn: ({ signal }) => callApi('combinedNews', { params: { id }, signal }),
    meta: { keepsService: true },
  });
}

/** An analysis as a list that is already there shows it. */
export function listedRecord(client: QueryClient, id: string): CombinedNews | undefined {
  return client
    .getQueriesData<Paged<CombinedNews>>({ queryKey: lists })
    .flatMap(([, page]) => page?.items ?? [])
    .find((record) => record._id === id);
}

/** One side of an analysis in full; never changes. */
export function newsSideQuery(record: CombinedNews | undefined, side: NewsSide) {
  const id = record?.[`${side}_news_obj_id`] ?? '';
  return queryOptions({
    queryKey: ['news-side', side, id],
    queryFn: ({ signal }) => callApi('newsDetail', { params: { side, id }, signal }),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** What an analysis brought that the one before it of the same stock had not. */
export function newsChangesQuery(id: string) {
  return queryOptions({
    queryKey: ['news-changes', id],
    queryFn: ({ signal }) => callApi('newsChanges', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
