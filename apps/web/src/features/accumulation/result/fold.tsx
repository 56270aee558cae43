import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** A part of a card that is folded until it is asked for. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={styles.fold}>
      <summary>
        {title}
        <ChevronDown size={18} aria-hidden />
      </summary>
      {children}
    </details>
  );
}
