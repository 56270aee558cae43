import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { ReactNode } from 'react';
import styles from './side-columns.module.css';

interface Props {
  shown: NewsSide;
  children: (side: NewsSide) => ReactNode;
}

/** Both sides beside each other, equally high; a narrow screen has room for the shown one. */
export function SideColumns({ shown, children }: Props) {
  return (
    <div className={styles.sides}>
      {newsSides.map((side) => (
        <div key={side} className={side === shown ? styles.side : `${styles.side} ${styles.other}`}>
          {children(side)}
        </div>
      ))}
    </div>
  );
}
