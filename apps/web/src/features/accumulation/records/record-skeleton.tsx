import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './record-skeleton.module.css';

/** Stands for a card on its way, as high as it will be. */
export function RecordSkeleton() {
  return (
    <Card className={styles.card}>
      <Skeleton width={140} height={22} />
      <Skeleton width={168} height={28} />
      <Skeleton width={104} height={18} />
    </Card>
  );
}
