import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { newsSides } from '@gaemi/domain/news-side';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Preload } from '../../shared/preload.ts';
import { HistoryScreen, preloadHistory } from '../analysis/records/history-screen.tsx';
import type { CardProps, RecordKind } from '../analysis/records/record-kind.ts';
import { newsRecordsQuery, newsSideQuery } from './records/news-records.ts';
import { RecordCard } from './records/record-card.tsx';
import { RecordDetail } from './records/record-detail.tsx';
import { RecordSkeleton } from './records/record-skeleton.tsx';
import { HistoryViewSwitch, readView } from './stocks/history-view.tsx';
import { preloadNewsStocks } from './stocks/news-stocks-query.ts';
import { StockHistory } from './stocks/stock-history.tsx';

/** The member's news analyses. */
export const newsRecordKind: RecordKind<CombinedNews> = {
  title: '분석 기록',
  pageQuery: newsRecordsQuery,
  CardSkeleton: RecordSkeleton,
  ListCard: ListedNews,
  Detail: RecordDetail,
  detailParts: ['side'],
  failure: '뉴스 데이터를 가져오는 데 실패했습니다.',
  start: {
    path: '/analysis',
    label: '종목 분석하기',
    hint: '관심 있는 종목을 먼저 분석해 보세요.',
    hintOfStock: '이 종목을 먼저 분석해 보세요.',
  },
};

/** An analysis in a list; both sides are fetched as soon as one is about to be chosen. */
function ListedNews({ record, isOpen, onToggle, place, hasBadge }: CardProps<CombinedNews>) {
  const client = useQueryClient();
  return (
    <RecordCard
      record={record}
      hasBadge={hasBadge}
      onNear={() => {
        for (const side of newsSides) void client.prefetchQuery({ ...newsSideQuery(record, side) });
      }}
      opening={{ isOpen, onToggle, linkOf: (side) => place.detailLink(record._id, { side }) }}
    />
  );
}

/** `/search`: the analyses by time or by stock, or one of them in full. */
export function NewsHistoryRoute() {
  const [params] = useSearchParams();
  const isDetail = params.has('detail');
  const card = params.get('card');
  // The stock whose result was shown before the list: the focus goes back to it.
  const left = useRef<string | null>(null);
  useEffect(() => {
    if (isDetail) left.current = card;
  }, [isDetail, card]);
  if (readView(params) === 'stocks' && !isDetail) return <StockHistory left={left.current} />;
  return <HistoryScreen kind={newsRecordKind} tools={!isDetail && <HistoryViewSwitch />} />;
}

const preloadByTime = preloadHistory(newsRecordKind);

export const preloadNewsHistory: Preload = (client, address) =>
  readView(address.searchParams) === 'stocks' ? preloadNewsStocks(client, address) : preloadByTime(client, address);
