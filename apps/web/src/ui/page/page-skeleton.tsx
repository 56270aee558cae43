import { Card } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './page-skeleton.module.css';

/** What a screen shows while its script or the member is being loaded. */
export function PageSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="불러오는 중">
      <Skeleton width={200} height={32} />
      <Skeleton width={280} height={20} />
      <Card padded className={styles.card}>
        <Skeleton width="44%" height={26} />
        <Skeleton height={14} />
        <Skeleton width="70%" height={14} />
      </Card>
    </div>
  );
}
