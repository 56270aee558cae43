import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import styles from './section-card.module.css';

interface Props {
  title: string;
  /** Small, beside the title. */
  aside?: ReactNode;
  /** Small, below the title. */
  note?: ReactNode;
  children: ReactNode;
}

/** A part of a result with its title. */
export function SectionCard({ title, aside, note, children }: Props) {
  const titleId = useId();
  return (
    <Card padded role="region" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      <div className={styles.body}>{children}</div>
    </Card>
  );
}
