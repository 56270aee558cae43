import type { MjbSort } from '@gaemi/contracts/accumulation';
import { ArrowDown, ArrowDownUp } from 'lucide-react';
import styles from './brokers-head.module.css';

interface Props {
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
}

/** Names of the columns; the two figures order the net buyers, largest first. */
export function BrokersHead({ sort, onSort }: Props) {
  return (
    <thead>
      <tr className={styles.head}>
        <th scope="col">순위</th>
        <th scope="col">거래원</th>
        <SortHead label="순매수" active={sort === 'volume'} onSort={() => onSort('volume')} />
        <SortHead label="순매수 비율" active={sort === 'ratio'} onSort={() => onSort('ratio')} />
        <th scope="col">매수 · 매도</th>
      </tr>
    </thead>
  );
}

function SortHead({ label, active, onSort }: { label: string; active: boolean; onSort: () => void }) {
  const Icon = active ? ArrowDown : ArrowDownUp;
  return (
    <th scope="col" aria-sort={active ? 'descending' : 'none'}>
      <button type="button" className={styles.sort} data-active={active || undefined} onClick={onSort}>
        {label}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  );
}
