import { type Direction, directionOf } from '@gaemi/domain/scoring/direction';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './direction-mark.module.css';

type Tone = 'good' | 'even' | 'bad';

const directions: Record<Direction, { text: string; icon: LucideIcon; tone: Tone }> = {
  strong_good: { text: '호재 강세', icon: ChevronsUp, tone: 'good' },
  good: { text: '호재 우세', icon: ArrowUp, tone: 'good' },
  even: { text: '중립', icon: Equal, tone: 'even' },
  bad: { text: '악재 우세', icon: ArrowDown, tone: 'bad' },
  strong_bad: { text: '악재 강세', icon: ChevronsDown, tone: 'bad' },
};

/** Shown in place of the word where too few events claim no direction. */
const withheld = '판단 유보';

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
  const { text, icon: Icon, tone } = directions[directionOf(percentage, isThin)];
  return (
    <span className={classNames(styles.mark, styles[tone], styles[size], className)}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      {isThin ? withheld : text}
      {children}
    </span>
  );
}
