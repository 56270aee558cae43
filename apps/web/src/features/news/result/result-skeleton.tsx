import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './result-skeleton.module.css';

/** The boxes of a result that is on its way, as large as they will be. */
export function ResultSkeleton() {
  return (
    <div className={styles.result} role="status" aria-label="분석 결과를 불러오는 중">
      <Card className={styles.band}>
        <Skeleton width={220} height={34} />
        <Skeleton width={340} height={20} />
        <div className={styles.lead}>
          <Skeleton width={140} height={32} />
          <Skeleton width="90%" height={30} />
          <Skeleton width="72%" height={30} />
        </div>
        <div className={styles.scores}>
          <Skeleton width={96} height={56} />
          <Skeleton height={32} />
          <Skeleton width={72} height={44} />
        </div>
      </Card>
      <TimelineSkeleton />
      <div className={styles.sides}>
        <SideSkeleton />
        <SideSkeleton />
      </div>
    </div>
  );
}

export function TimelineSkeleton() {
  return (
    <Card padded className={styles.timeline}>
      <Skeleton width={180} height={22} />
      <Skeleton height={160} />
    </Card>
  );
}

export function SideSkeleton() {
  return (
    <Card padded className={styles.side}>
      <Skeleton width={120} height={30} />
      <Skeleton height={18} />
      <Skeleton width="80%" height={18} />
      <Skeleton height={220} />
    </Card>
  );
}
