import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { classNames } from '../class-names.ts';
import styles from './score-pair.module.css';

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

interface BarProps {
  good: number;
  bad: number;
  /** The scores stand in words beside it. */
  decorative?: boolean;
  className?: string | undefined;
}

/** Both scores (0–100) as bars that grow out of the middle. */
export function DivergingBar({ good, bad, decorative = false, className }: BarProps) {
  const read = decorative
    ? { 'aria-hidden': true }
    : { role: 'img', 'aria-label': `호재 ${good}점, 악재 ${bad}점 (100점 만점)` };
  return (
    <span className={classNames(styles.bar, className)} {...read}>
      <span>
        <i style={{ width: `${good}%` }} />
      </span>
      <span>
        <i style={{ width: `${bad}%` }} />
      </span>
    </span>
  );
}
