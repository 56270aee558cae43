import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card/card.tsx';
import styles from './alert-card.module.css';

/** One group of settings with its heading; `beside` stands at the end of the heading's line. */
export function AlertCard({ title, beside, children }: { title: string; beside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card role="region" aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {beside}
      </div>
      {children}
    </Card>
  );
}
