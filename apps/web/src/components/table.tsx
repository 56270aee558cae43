import { ArrowDown, ArrowDownUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import styles from './table.module.css';

export interface Column {
  label: string;
  /** Figures stand at the end of their column. */
  end?: boolean;
  /** Makes the head a button that sorts by it; rows are always sorted downwards. */
  sort?: { active: boolean; onSort: () => void };
}

interface Props {
  caption: string;
  columns: readonly Column[];
  /** Other rows are on their way; these are about to go. */
  waiting?: boolean;
  /** Table rows. */
  children: ReactNode;
}

/** The table of every list: a card with a head and one row for each item. */
export function Table({ caption, columns, waiting = false, children }: Props) {
  return (
    <Card className={waiting ? styles.waiting : undefined} aria-busy={waiting || undefined}>
      <table className={styles.table}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ label, end, sort }) => (
              <th
                key={label}
                scope="col"
                className={classNames(end && styles.end)}
                aria-sort={sort?.active === true ? 'descending' : undefined}
              >
                {sort === undefined ? label : <SortButton label={label} {...sort} />}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </Card>
  );
}

function SortButton({ label, active, onSort }: { label: string; active: boolean; onSort: () => void }) {
  const Icon = active ? ArrowDown : ArrowDownUp;
  return (
    <button type="button" className={classNames(styles.sort, active && styles.active)} onClick={onSort}>
      {label}
      <Icon size={14} aria-hidden />
    </button>
  );
}
