import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { labelNames, type NewsSide } from '@gaemi/domain/news-side';
import { classNames } from '../../../ui/class-names.ts';
import { Bar100 } from '../../../ui/score/bar-100.tsx';
import styles from './band-scores.module.css';

/** Both scores, the larger one large, and the bar of 100 with what is left open. */
export function BandScores({ record }: { record: CombinedNews }) {
  const { good_news_score: good, bad_news_score: bad, reserve, thin } = record;
  return (
    <div className={styles.scores}>
      <Score side="good" score={good} leads={good > bad && !thin} />
      <div className={styles.bar}>
        <Bar100 good={good} reserve={reserve} bad={bad} />
        <p className={styles.axis} aria-hidden="true">
          <span style={{ left: `clamp(42px, ${good + reserve / 2}%, calc(100% - 42px))` }}>
            판단 유보 <b>{reserve}</b>
          </span>
        </p>
      </div>
      <Score side="bad" score={bad} leads={bad > good && !thin} />
    </div>
  );
}

function Score({ side, score, leads }: { side: NewsSide; score: number; leads: boolean }) {
  return (
    <p className={classNames(styles.score, styles[side], leads && styles.leads)}>
      <span>{labelNames[side]}</span> <b>{score}</b>
      <small>점</small>
    </p>
  );
}
