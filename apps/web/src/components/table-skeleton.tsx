import { Skeleton } from './skeleton.tsx';
import styles from './table-skeleton.module.css';

interface Props {
  label: string;
  rows: number;
  /** As of the table it stands for. */
  stacks: 'phone' | 'tablet';
}

/** Stands in a card for the head and the rows of a table, as high as they will be. */
export function TableSkeleton({ label, rows, stacks }: Props) {
  return (
    <div role="status" aria-label={label} className={styles[stacks]}>
      <div className={styles.head} />
      {Array.from({ length: rows }, (_, index) => index).map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width="40%" height={18} />
          <Skeleton width={72} height={24} />
        </div>
      ))}
    </div>
  );
}
