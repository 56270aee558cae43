import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Card } from '../card/card.tsx';
import { classNames } from '../class-names.ts';
import styles from './table.module.css';
import { type Stacks, useStacked } from './use-stacked.ts';

export interface Column {
  label: string;
  /** Figures stand at the end of their column. */
  end?: boolean;
  /** Read aloud only: the column of the buttons. */
  unseen?: boolean;
  /** Makes the head a button that sorts by it, downwards unless `ascending`. */
  sort?: { active: boolean; ascending?: boolean; onSort: () => void };
}

interface Props {
  caption: string;
  columns: readonly Column[];
  /** Many columns, close to each other. */
  dense?: boolean;
  /** Shows the caption as the card's heading. */
  titled?: boolean;
  /** Where the columns do not fit, every row is a small card of its own; its cells are placed by their own classes, below `[data-stacked]`. */
  stacks?: Stacks;
  /** Other rows are on their way; these are about to go. */
  waiting?: boolean;
  /** Rows below all others: sums. */
  foot?: ReactNode;
  /** Table rows. */
  children: ReactNode;
}

/** The table of every list: a card with a head and one row for each item. */
export function Table({
  caption,
  columns,
  dense = false,
  titled = false,
  stacks,
  waiting = false,
  foot,
  children,
}: Props) {
  const isStacked = useStacked(stacks);
  const table = (
    <table className={classNames(styles.table, dense && styles.dense)} data-stacked={isStacked || undefined}>
      <caption className="sr">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ label, end, unseen, sort }) => (
            <th key={label} scope="col" className={classNames(end && styles.end)} aria-sort={toAriaSort(sort)}>
              {unseen && <span className="sr">{label}</span>}
              {!unseen && (sort === undefined ? label : <SortButton label={label} {...sort} />)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      {foot !== undefined && <tfoot>{foot}</tfoot>}
    </table>
  );
  const busy = waiting || undefined;
  if (!titled) {
    return (
      <Card className={waiting ? styles.waiting : undefined} aria-busy={busy}>
        {table}
      </Card>
    );
  }
  return (
    <TitledCard title={caption} waiting={waiting}>
      {table}
    </TitledCard>
  );
}

interface TitledCardProps {
  title: string;
  waiting?: boolean;
  children: ReactNode;
}

/** A card that names what it holds: around a table, and around the skeleton that stands for it. */
export function TitledCard({ title, waiting = false, children }: TitledCardProps) {
  const titleId = useId();
  return (
    <Card
      role="region"
      aria-labelledby={titleId}
      className={waiting ? styles.waiting : undefined}
      aria-busy={waiting || undefined}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {children}
    </Card>
  );
}

function toAriaSort(sort: Column['sort']): 'ascending' | 'descending' | undefined {
  if (sort?.active !== true) return undefined;
  return sort.ascending === true ? 'ascending' : 'descending';
}

function SortButton({ label, active, ascending = false, onSort }: { label: string } & NonNullable<Column['sort']>) {
  const Arrow = ascending ? ArrowUp : ArrowDown;
  const Icon = active ? Arrow : ArrowDownUp;
  return (
    <button type="button" className={classNames(styles.sort, active && styles.active)} onClick={onSort}>
      {label}
      <Icon size={14} aria-hidden />
    </button>
  );
}
