import { pageSizes } from '@gaemi/contracts/paging';
import { Card } from '../../../components/card.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import styles from './stock-results-skeleton.module.css';

const rows = Array.from({ length: pageSizes.stockSearch }, (_, index) => index);

export function StockResultsSkeleton() {
  return (
    <Card role="status" aria-label="종목을 찾는 중">
      <div className={styles.head}>
        <Skeleton width={44} height={14} />
      </div>
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={140} height={20} />
        </div>
      ))}
    </Card>
  );
}
