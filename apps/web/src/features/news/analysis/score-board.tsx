import { DivergingBar, ScoreNumber } from '../../../ui/score/score-pair.tsx';
import { DirectionMark, toneOf } from '../direction-mark.tsx';
import styles from './score-board.module.css';

interface Props {
  /** Scores, 0–100. */
  good: number;
  bad: number;
  /** Share of the good news in both, 0–100. */
  percentage: number;
}

/** The winning score large, the other small, the verdict in words between them, both as one bar. */
export function ScoreBoard({ good, bad, percentage }: Props) {
  const share = Math.round(percentage);
  return (
    <div className={styles.board}>
      <p className={styles.verdict}>
        <DirectionMark percentage={percentage} className={styles.direction}>
          <small>{toneOf(percentage) === 'bad' ? `악재 비중 ${100 - share}%` : `호재 비중 ${share}%`}</small>
        </DirectionMark>
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
