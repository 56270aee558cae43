import { pageSizes } from '@gaemi/contracts/paging';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './record-skeleton.module.css';

const cards = Array.from({ length: pageSizes.newsHistory }, (_, index) => index);

/** A page of records on its way, as high as its cards will be. */
export function RecordSkeletons() {
  return (
    <div className={styles.list} role="status" aria-label="분석 기록을 불러오는 중">
      {cards.map((card) => (
        <RecordSkeleton key={card} />
      ))}
    </div>
  );
}

export function RecordSkeleton() {
  return (
    <Card className={styles.card}>
      <div className={styles.line}>
        <Skeleton width={56} height={22} />
        <Skeleton width={84} height={18} />
      </div>
      <Skeleton width={168} height={28} />
      <Skeleton height={8} />
      <Skeleton width={104} height={18} />
    </Card>
  );
}
