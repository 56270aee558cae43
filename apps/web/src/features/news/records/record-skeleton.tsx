import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record-skeleton.module.css';

/** Stands for a card on its way, as high as it will be. */
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
