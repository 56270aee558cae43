import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './result-skeleton.module.css';

/** Stands for a result that was already shown in this tab and is being loaded again. */
export function ResultSkeleton() {
  return (
    <Card padded className={styles.result} role="status" aria-label="분석 결과를 불러오는 중">
      <Skeleton width="52%" height={30} />
      <Skeleton width="70%" height={20} />
      <div className={styles.scores}>
        <Skeleton width={104} height={60} />
        <Skeleton width={64} height={36} />
      </div>
      <Skeleton height={14} />
    </Card>
  );
}
