import { type Direction, directionOf } from '@gaemi/domain/scoring/direction';
import { type Verdict, writeVerdict } from '@gaemi/domain/scoring/verdict-words';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './direction-mark.module.css';

type Tone = 'good' | 'even' | 'bad';

const looks: Record<Direction, { icon: LucideIcon; tone: Tone }> = {
  strong_good: { icon: ChevronsUp, tone: 'good' },
  good: { icon: ArrowUp, tone: 'good' },
  even: { icon: Equal, tone: 'even' },
  bad: { icon: ArrowDown, tone: 'bad' },
  strong_bad: { icon: ChevronsDown, tone: 'bad' },
};

interface Props {
  verdict: Verdict;
  size?: 'small' | 'large';
  className?: string | undefined;
  /** Small print after the word. */
  children?: ReactNode;
}

/** The verdict of an analysis: the icon of its percentage, and its words. */
export function DirectionMark({ verdict, size = 'large', className, children }: Props) {
  const direction = directionOf(verdict.percentage, verdict.isThin);
  const { icon: Icon, tone } = looks[direction];
  const { word, lean } = writeVerdict(verdict);
  return (
    <span className={classNames(styles.mark, styles[tone], styles[size], className)}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <span className={classNames((lean !== null || verdict.isThin) && styles.open)}>
        {lean === null ? (
          word
        ) : (
          <>
            <span className="nb">{word} ·</span> <small className={styles.lean}>{lean}</small>
          </>
        )}
      </span>
      {children}
    </span>
  );
}
