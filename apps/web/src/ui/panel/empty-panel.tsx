import type { ReactNode } from 'react';
import { Ant } from '../ant/ant.tsx';
import { Card } from '../card/card.tsx';
import styles from './panels.module.css';

interface Props {
  title: string;
  hint?: string;
  /** What the member can do about it. */
  children?: ReactNode;
}

/** An empty list or screen: the ant, what is the matter, what to do. */
export function EmptyPanel({ title, hint, children }: Props) {
  return (
    <Card className={styles.panel}>
      <Ant className={styles.ant} />
      <p className={styles.title}>{title}</p>
      {hint !== undefined && <p>{hint}</p>}
      {children !== undefined && <div className={styles.action}>{children}</div>}
    </Card>
  );
}
