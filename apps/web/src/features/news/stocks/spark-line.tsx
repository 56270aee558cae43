import type { NewsRun } from '@gaemi/contracts/news-list';
import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { ReactNode } from 'react';
import { shortDate } from '../../../shared/seoul-date.ts';
import styles from './spark-line.module.css';

/** Analyses in the line. */
const SHOWN = 6;
/** Drawn last, the first side lies above. */
const drawn = newsSides.toReversed();

interface Props {
  name: string;
  /** Newest first. */
  runs: readonly NewsRun[];
  /** Stands in place of a line that cannot be drawn. */
  none?: ReactNode;
}

/**
 * Both scores of the analyses of a stock as two small lines, good drawn through and bad dashed. Only those of the formula and the tier
 * of the latest one; nothing for a single analysis.
 */
export function SparkLine({ name, runs, none = null }: Props) {
  const shown = runs
    .filter((run) => run.score_version === runs[0]?.score_version && run.news_tier === runs[0]?.news_tier)
    .slice(0, SHOWN)
    .reverse();
  if (shown.length < 2) return none;
  const values = shown.flatMap((run) => newsSides.map((side) => run[side]));
  const [low, high] = [Math.min(...values) - 4, Math.max(...values) + 4];
  const x = (index: number) => (100 * index) / (shown.length - 1);
  const y = (score: number) => 100 - (100 * (score - low)) / (high - low);
  const line = (side: NewsSide) => shown.map((run, index) => `${x(index)},${y(run[side])}`).join(' ');
  const spoken = shown.map((run) => {
    return `${shortDate(run.created_at, runs[0]?.created_at)} ${newsSides.map((side) => `${labelNames[side]} ${run[side]}`).join(' ')}`;
  });
  const last = shown.at(-1);
  return (
    <span className={styles.spark} role="img" aria-label={`${name} 점수 흐름. ${spoken.join(', ')}`}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        {drawn.map((side) => (
          <polyline key={side} className={styles[`${side}Line`]} points={line(side)} />
        ))}
      </svg>
      {last !== undefined &&
        drawn.map((side) => (
          <i key={side} className={`${styles.dot} ${styles[side]}`} style={{ top: `${y(last[side])}%` }} />
        ))}
    </span>
  );
}
