import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface Props {
  title: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a card that is folded until it is asked for. */
export function Fold({ title, className, children }: Props) {
  return (
    <details className={`${styles.fold} ${className ?? ''}`}>
      <summary>
        {title}
        <ChevronDown className={styles.chevron} size={20} aria-hidden />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
