import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { useMatches } from '../../../ui/use-matches.ts';
import { Fold } from './fold.tsx';
import styles from './section-card.module.css';

interface Props {
  title: string;
  /** Small, beside the title. */
  aside?: ReactNode;
  /** Small, below the title. */
  note?: ReactNode;
  /** On a phone it is folded until it is asked for. */
  folds?: boolean;
  children: ReactNode;
}

/** A part of a result with its title. */
export function SectionCard({ title, aside, note, folds = false, children }: Props) {
  const titleId = useId();
  const isPhone = useMatches(folds ? '(max-width: 767.98px)' : null);
  return (
    <Card padded role="region" aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {note !== undefined && <p className={styles.note}>{note}</p>}
      {isPhone ? <Fold title="자세히 보기">{children}</Fold> : <div className={styles.body}>{children}</div>}
    </Card>
  );
}
