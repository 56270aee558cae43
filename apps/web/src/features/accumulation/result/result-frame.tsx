import type { ReactNode } from 'react';
import styles from './result-frame.module.css';

/** The frame of a result: the main column and, where there is room, the rail beside it. */
export function ResultFrame({ children, rail }: { children: ReactNode; rail: ReactNode }) {
  return (
    <div className={styles.frame} data-print="block">
      <div className={styles.column} data-print="block">
        {children}
      </div>
      <div className={styles.column} data-print="block">
        {rail}
      </div>
    </div>
  );
}
