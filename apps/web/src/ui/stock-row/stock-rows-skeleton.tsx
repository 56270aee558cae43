import { Card } from '../card/card.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './stock-rows-skeleton.module.css';

/** Stands for a page of a stock table, as high as it will be. */
export function StockRowsSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <Card role="status" aria-label={label}>
      <div className={styles.head}>
        <Skeleton width={44} height={14} />
      </div>
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={140} height={20} />
        </div>
      ))}
    </Card>
  );
}
