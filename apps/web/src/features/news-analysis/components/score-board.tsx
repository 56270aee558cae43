import { type Direction, directionOf } from '@gaemi/domain/scoring/direction';
import { ArrowDown, ArrowUp, ChevronsDown, ChevronsUp, Equal, type LucideIcon } from 'lucide-react';
import { DivergingBar, ScoreNumber } from '../../../components/score-pair.tsx';
import styles from './score-board.module.css';

const directions: Record<Direction, { text: string; icon: LucideIcon; tone: 'good' | 'even' | 'bad' }> = {
  strong_good: { text: '호재 강세', icon: ChevronsUp, tone: 'good' },
  good: { text: '호재 우세', icon: ArrowUp, tone: 'good' },
  even: { text: '중립', icon: Equal, tone: 'even' },
  bad: { text: '악재 우세', icon: ArrowDown, tone: 'bad' },
  strong_bad: { text: '악재 강세', icon: ChevronsDown, tone: 'bad' },
};

interface Props {
  /** Scores, 0–100. */
  good: number;
  bad: number;
  /** Share of the good news in both, 0–100. */
  percentage: number;
}

/** The winning score large, the other small, the verdict in words between them, both as one bar. */
export function ScoreBoard({ good, bad, percentage }: Props) {
  const { text, icon: Icon, tone } = directions[directionOf(percentage)];
  const share = Math.round(percentage);
  return (
    <div className={styles.board}>
      <p className={`${styles.verdict} ${styles[tone]}`}>
        <span className={styles.direction}>
          <Icon aria-hidden />
        </span>
        {text} <small>{tone === 'bad' ? `악재 비중 ${100 - share}%` : `호재 비중 ${share}%`}</small>
      </p>
      <ScoreNumber side="good" score={good} leads={good > bad} className={styles.left} />
      <ScoreNumber side="bad" score={bad} leads={bad > good} className={styles.right} />
      <DivergingBar good={good} bad={bad} className={styles.bar} />
      <div className={styles.axis} aria-hidden="true">
        <span>100</span>
        <span className={styles.quarter}>50</span>
        <span className={styles.middle}>0</span>
        <span className={styles.threeQuarters}>50</span>
        <span>100</span>
      </div>
    </div>
  );
}
