import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card/card.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from './pick-list.module.css';
import { SHOWN } from './start-queries.ts';

/** A company to begin with. */
export interface PickedStock {
  code: string;
  name: string;
  /** Below the name. */
  note: string;
  /** In place of the arrow. */
  end?: ReactNode;
}

interface Props {
  title: string;
  /** Shows places for the companies. */
  waits: boolean;
  picks: readonly PickedStock[] | undefined;
  isFailed: boolean;
}

/** A few companies to begin with: each leads to the search for it, where an analysis is started. Hidden where there are none. */
export function PickList({ title, waits, picks = [], isFailed }: Props) {
  const id = useId();
  if (!waits && (isFailed || picks.length === 0)) return null;
  return (
    <Card className={styles.card} role="region" aria-labelledby={id} aria-busy={waits || undefined}>
      <h2 id={id}>{title}</h2>
      {waits ? (
        Array.from({ length: SHOWN }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton width={120} height={36} />
          </div>
        ))
      ) : (
        <ul>
          {picks.map(({ code, name, note, end }) => (
            <li key={code}>
              <Link className={styles.row} to={{ search: `?${new URLSearchParams({ q: name })}` }}>
                <span className={styles.name}>
                  <b>{name}</b> <small>{note}</small>
                </span>
                {end ?? <ChevronRight size={18} aria-hidden />}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
