import { pageSizes } from '@gaemi/contracts/paging';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './mjb-card-skeleton.module.css';

const cards = Array.from({ length: pageSizes.mjbHistory }, (_, index) => index);

/** A page of records on its way, as high as its cards will be. */
export function MjbCardSkeletons() {
  return (
    <div className={styles.list} role="status" aria-label="매집비 기록을 불러오는 중">
      {cards.map((card) => (
        <MjbCardSkeleton key={card} />
      ))}
    </div>
  );
}

export function MjbCardSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton width={140} height={22} />
      <Skeleton width={168} height={28} />
      <Skeleton width={104} height={18} />
    </Card>
  );
}
