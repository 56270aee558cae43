import { classNames } from '../class-names.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './table-skeleton.module.css';
import { type Stacks, useStacked } from './use-stacked.ts';

interface Props {
  label: string;
  rows: number;
  /** As of the table it stands for. */
  stacks: Stacks;
}

/** Stands in a card for the head and the rows of a table, as high as they will be. */
export function TableSkeleton({ label, rows, stacks }: Props) {
  const isStacked = useStacked(stacks);
  return (
    <div role="status" aria-label={label} className={classNames(styles[stacks], isStacked && styles.stacked)}>
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
