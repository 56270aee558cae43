import type { ListedMjb } from '@gaemi/contracts/accumulation';
import { pageSizes } from '@gaemi/contracts/page-sizes';
import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';
import type { Preload } from '../../shared/preload.ts';
import { accumulationQuery } from '../analysis/accumulated/accumulation-query.ts';
import { HistoryScreen, preloadHistory } from '../analysis/records/history-screen.tsx';
import type { CardProps, RecordKind } from '../analysis/records/record-kind.ts';
import { type RecordFilter, recordPageQuery } from '../analysis/records/record-page-query.ts';
import { accumulationLists, sortNamed } from './record-query.ts';
import { RecordCard } from './records/record-card.tsx';
import { RecordDetail } from './records/record-detail.tsx';
import { RecordSkeleton } from './records/record-skeleton.tsx';

/** The member's accumulation analyses. */
export const accumulationRecordKind: RecordKind<ListedMjb> = {
  title: '매집비 기록',
  pageQuery: recordsQuery,
  CardSkeleton: RecordSkeleton,
  ListCard: ListedAccumulation,
  Detail: RecordDetail,
  detailParts: ['sort'],
  failure: '매집비 기록을 가져오지 못했어요.',
  start: {
    path: '/mjb',
    label: '매집비 구하기',
    hint: '관심 있는 종목의 매집비를 먼저 구해 보세요.',
    hintOfStock: '이 종목의 매집비를 먼저 구해 보세요.',
  },
};

/** An accumulation analysis in a list; the whole of it is fetched as soon as it is about to be chosen. */
function ListedAccumulation({ record, isOpen, onToggle, place, hasBadge }: CardProps<ListedMjb>) {
  const client = useQueryClient();
  return (
    <RecordCard
      record={record}
      hasBadge={hasBadge}
      onNear={() => void client.prefetchQuery(accumulationQuery(record._id, 'volume'))}
      opening={{ isOpen, onToggle, link: place.detailLink(record._id) }}
    />
  );
}

/** One page of the member's accumulation analyses, newest first. */
function recordsQuery(filter: RecordFilter, page: number) {
  return recordPageQuery(
    {
      lists: accumulationLists,
      size: pageSizes.mjbHistory,
      fetchPage: (query, signal) => callApi('listMjb', { query, signal }),
    },
    filter,
    page,
  );
}

/** `/mjb-search` */
export function AccumulationHistoryRoute() {
  return <HistoryScreen kind={accumulationRecordKind} />;
}

const preloadList = preloadHistory(accumulationRecordKind);

export const preloadAccumulationHistory: Preload = (client, address) => {
  const detail = address.searchParams.get('detail');
  const sort = sortNamed(address.searchParams.get('sort'));
  return [
    ...preloadList(client, address),
    ...(detail === null ? [] : [client.ensureQueryData(accumulationQuery(detail, sort))]),
  ];
};
