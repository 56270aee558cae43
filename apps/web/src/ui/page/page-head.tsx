import type { ReactNode } from 'react';
import styles from './page-head.module.css';

/** Title and one line of description at the top of a screen. */
export function PageHead({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h1>{title}</h1>
      {children !== undefined && <p>{children}</p>}
    </div>
  );
}
