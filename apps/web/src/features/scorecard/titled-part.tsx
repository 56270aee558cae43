import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './titled-part.module.css';

/** A card of the lower half of the page. */
export function TitledPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <Card padded role="region" aria-labelledby={titleId} className={styles.part}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Card>
  );
}
