import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { useQuery } from '@tanstack/react-query';
import { GradeBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorPanel } from '../../../ui/panel/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { NewsDetailView } from '../detail/news-detail-view.tsx';
import { newsSideQuery } from './news-records.ts';
import styles from './side-slide.module.css';

interface Props {
  record: CombinedNews | undefined;
  side: NewsSide;
  newReasons: readonly string[] | undefined;
}

/** One side of an analysis: score, period, summary, reasons and links. */
export function SideSlide({ record, side, newReasons }: Props) {
  const { data: detail, isError, isFetching, refetch } = useQuery(newsSideQuery(record, side));
  if (isError) {
    return (
      <ErrorPanel title="뉴스 데이터를 가져오는 데 실패했습니다." onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (record === undefined || detail === undefined) return <SlideSkeleton />;
  return (
    <NewsDetailView
      detail={detail}
      tier={record.news_tier}
      newReasons={newReasons}
      head={
        <div className={styles.head}>
          <h2 className={styles[side]}>
            {labelNames[side]}{' '}
            <b>
              {detail.total_score}
              <small>점</small>
            </b>
          </h2>
          <p className={styles.meta}>
            <GradeBadge grade={detail.model_tier} />
            <span>검색 기간 {detail.searching_period}</span>
          </p>
        </div>
      }
    />
  );
}

function SlideSkeleton() {
  return (
    <Card padded className={styles.skeleton} role="status" aria-label="분석 결과를 불러오는 중">
      <Skeleton width={120} height={56} />
      <Skeleton width="60%" height={20} />
      <Skeleton width="90%" height={28} />
      <Skeleton height={18} />
      <Skeleton height={18} />
      <Skeleton width="70%" height={18} />
    </Card>
  );
}
