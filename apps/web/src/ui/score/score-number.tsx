import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { classNames } from '../class-names.ts';
import styles from './score-number.module.css';

interface Props {
  side: NewsSide;
  score: number;
  /** The larger of the two. */
  leads: boolean;
  className?: string | undefined;
}

/** One of the two scores. Good news is red and left, bad news blue and right, everywhere. */
export function ScoreNumber({ side, score, leads, className }: Props) {
  return (
    <p className={classNames(styles.score, styles[side], leads && styles.lead, className)}>
      <span className={styles.name}>{labelNames[side]}</span>
      <span className={styles.value}>
        {score}
        <small>점</small>
      </span>
    </p>
  );
}
