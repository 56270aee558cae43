import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { ReactNode } from 'react';
import { useMatches } from '../../../../ui/use-matches.ts';
import { usePrinting } from '../../../../ui/use-printing.ts';
import styles from './side-columns.module.css';

interface Props {
  shown: NewsSide;
  children: (side: NewsSide) => ReactNode;
}

/** Both sides beside each other, equally high; a narrow screen has the shown one, paper both. */
export function SideColumns({ shown, children }: Props) {
  const isWide = useMatches('(min-width: 1120px)');
  const isPrinted = usePrinting();
  const hasBoth = isWide || isPrinted;
  return (
    <div className={styles.sides}>
      {newsSides
        .filter((side) => hasBoth || side === shown)
        .map((side) => (
          <div key={side} className={styles.side}>
            {children(side)}
          </div>
        ))}
    </div>
  );
}
