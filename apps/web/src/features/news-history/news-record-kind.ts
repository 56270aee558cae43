import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { RecordKind } from '../../records/record-kind.ts';
import { newsRecordsQuery } from './api/news-records.ts';
import { ListedNews } from './components/listed-news.tsx';
import { RecordDetail } from './components/record-detail.tsx';
import { RecordSkeleton } from './components/record-skeleton.tsx';

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
