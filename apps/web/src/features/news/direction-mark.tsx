import { type Direction, directionOf } from '@gaemi/domain/scoring/direction';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import styles from './direction-mark.module.css';

type Tone = 'good' | 'even' | 'bad';

const directions: Record<Direction, { text: string; icon: LucideIcon; tone: Tone }> = {
  strong_good: { text: '호재 강세', icon: ChevronsUp, tone: 'good' },
  good: { text: '호재 우세', icon: ArrowUp, tone: 'good' },
  even: { text: '중립', icon: Equal, tone: 'even' },
  bad: { text: '악재 우세', icon: ArrowDown, tone: 'bad' },
  strong_bad: { text: '악재 강세', icon: ChevronsDown, tone: 'bad' },
};

/** Which way a percentage value (share of the good news, 0–100) leans. */
export function toneOf(percentage: number): Tone {
  return directions[directionOf(percentage)].tone;
}

interface Props {
  /** Share of the good news in both, 0–100. */
  percentage: number;
  size?: 'small' | 'large';
  className?: string | undefined;
  /** Small print after the word. */
  children?: ReactNode;
}

/** The direction of an analysis: its icon and its word. */
export function DirectionMark({ percentage, size = 'large', className, children }: Props) {
  const { text, icon: Icon, tone } = directions[directionOf(percentage)];
  return (
    <span className={classNames(styles.mark, styles[tone], styles[size], className)}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      {text}
      {children}
    </span>
  );
}
