import { type Direction, directionNames, directionOf, NO_DIRECTION } from '@gaemi/domain/scoring/direction';
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
  /** 0–100, above 50 for good news. */
  percentage: number;
  /** Too few events to claim a direction. */
  isThin: boolean;
  size?: 'small' | 'large';
  className?: string | undefined;
  /** Small print after the word. */
  children?: ReactNode;
}

/** The direction of an analysis: its icon and its word. */
export function DirectionMark({ percentage, isThin, size = 'large', className, children }: Props) {
  const direction = directionOf(percentage, isThin);
  const { icon: Icon, tone } = looks[direction];
  return (
    <span className={classNames(styles.mark, styles[tone], styles[size], className)}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      {isThin ? NO_DIRECTION : directionNames[direction]}
      {children}
    </span>
  );
}
