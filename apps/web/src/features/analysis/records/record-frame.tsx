import type { Grade } from '@gaemi/domain/members/grades';
import type { ReactNode } from 'react';
import { dateText, momentText, timeText } from '../../../shared/seoul-date.ts';
import { GradeBadge, SampleBadge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { HeartButton } from '../../../ui/heart-button/heart-button.tsx';
import { CodeBadge } from '../../../ui/table/table-cells.tsx';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import styles from './record-frame.module.css';

interface FramedRecord {
  stock_code: string;
  stock_name: string;
  present_name: string | null;
  model_tier: Grade;
  created_at: string;
  like: boolean;
}

interface Props {
  record: FramedRecord;
  /** What was done with the stock. */
  what: string;
  /** It opens when pressed. */
  opens: boolean;
  /** It says that it rests on sample data. */
  hasBadge: boolean;
  children: ReactNode;
}

/** An analysis as a card: grade, day and heart above what it found. */
export function RecordFrame({ record, what, opens, hasBadge, children }: Props) {
  const { stock_code: code, stock_name: name } = record;
  const { busy, watch } = useWatchlistStock({ code, name });
  const { created_at: created } = record;
  return (
    <article className={styles.article} aria-label={`${name} ${momentText(created)} ${what}`}>
      <Card className={classNames(styles.card, opens && styles.opens)}>
        <div className={styles.top}>
          <div className={styles.facts}>
            <GradeBadge grade={record.model_tier} />
            {hasBadge && <SampleBadge />}
            <time dateTime={created}>
              <span>{dateText(created)}</span> {timeText(created)}
            </time>
          </div>
          <HeartButton name={name} liked={record.like} busy={busy} onToggle={() => watch(!record.like)} />
        </div>
        {children}
      </Card>
    </article>
  );
}

interface ToggleProps {
  /** What opens the record; without it the record only shows. */
  opening: { isOpen: boolean; onToggle: () => void } | undefined;
  /** Id of what opens. */
  bodyId: string;
  className: string | undefined;
  children: ReactNode;
}

/** The figures of a record: a button that opens it, where it opens. */
export function RecordToggle({ opening, bodyId, className, children }: ToggleProps) {
  if (opening === undefined) return <div className={className}>{children}</div>;
  return (
    <button
      type="button"
      className={className}
      // Found by it, closed too.
      data-record={bodyId}
      aria-expanded={opening.isOpen}
      aria-controls={opening.isOpen ? bodyId : undefined}
      onClick={opening.onToggle}
    >
      {children}
    </button>
  );
}

interface NameProps {
  record: FramedRecord;
  /** Within a button: it is no heading there. */
  inButton: boolean;
  className?: string | undefined;
}

/** The stock of a record, by its name at the time and, where it was renamed since, by the present one. */
export function RecordName({ record, inButton, className }: NameProps) {
  const Name = inButton ? 'span' : 'h2';
  return (
    <Name className={classNames(styles.name, className)}>
      <span>{record.stock_name}</span>
      <CodeBadge code={record.stock_code} />
      {record.present_name !== null && <span className={styles.present}>현재 {record.present_name}</span>}
    </Name>
  );
}
