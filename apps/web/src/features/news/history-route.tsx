import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { newsSides } from '@gaemi/domain/news-side';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Preload } from '../../shared/preload.ts';
import { HistoryScreen, preloadHistory } from '../analysis/records/history-screen.tsx';
import type { CardProps, RecordKind } from '../analysis/records/record-kind.ts';
import { newsChangesQuery, newsRecordQuery, newsRecordsQuery, newsSideQuery } from './records/news-records.ts';
import { RecordCard } from './records/record-card.tsx';
import { RecordDetail } from './records/record-detail.tsx';
import { RecordSkeleton } from './records/record-skeleton.tsx';
import { earlierRunsQuery } from './result/course/earlier-runs.ts';
import { toResultView } from './result/result-view.ts';
import { pricesOfResultQuery } from './result/timeline/prices.ts';
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
  if (readView(params) === 'stocks' && !isDetail)
    return <StockHistory left={left.current} start={newsRecordKind.start} />;
  return <HistoryScreen kind={newsRecordKind} tools={!isDetail && <HistoryViewSwitch />} />;
}

/** How long a result whose lead the page has drawn waits for its parts. */
const PARTS_WAIT_MS = 300;

const preloadByTime = preloadHistory(newsRecordKind);

/** What the address asks for: an analysis, or the first page of a list. */
export const preloadNewsHistory: Preload = (client, address) => {
  const detail = address.searchParams.get('detail');
  if (detail !== null) return preloadNews(client, detail);
  return readView(address.searchParams) === 'stocks'
    ? preloadNewsStocks(client, address)
    : preloadByTime(client, address);
};

/** Fetches an analysis, then at once all that its parts would ask for one after the other. */
function preloadNews(client: QueryClient, id: string): Promise<unknown>[] {
  const found = client.ensureQueryData(newsRecordQuery(id));
  const sides = found.then((record) =>
    Promise.all(newsSides.map((side) => client.prefetchQuery({ ...newsSideQuery(record, side) }))),
  );
  const others = found.then((record) => {
    const view = toResultView(record, []);
    return Promise.all([
      client.prefetchQuery(pricesOfResultQuery(view)),
      client.prefetchQuery(earlierRunsQuery(view)),
      client.prefetchQuery(newsChangesQuery(id)),
      client.prefetchQuery(newsRecordsQuery({}, 1)),
    ]);
  });
  // Each answer that comes while the result is being drawn draws it anew, in one go.
  const parts = Promise.all([sides, others]);
  return [found.then(() => Promise.race([parts, passed(PARTS_WAIT_MS)])), parts];
}

const passed = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
