import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { ScoreNumber } from '../../../ui/score/score-pair.tsx';
import { DirectionMark, toneOf } from '../direction-mark.tsx';
import { ScoreBar } from '../score-bar.tsx';
import styles from './score-board.module.css';

type Scores = Pick<CombinedNews, 'good_news_score' | 'bad_news_score' | 'reserve' | 'percentage_value' | 'thin'>;

/** The winning score large, the other small, the verdict in words between them, both as one bar. */
export function ScoreBoard({ record }: { record: Scores }) {
  const { good_news_score: good, bad_news_score: bad, reserve, percentage_value: percentage, thin } = record;
  const share = Math.round(percentage);
  const isBad = toneOf(percentage, thin) === 'bad';
  return (
    <div className={styles.board}>
      <p className={styles.verdict}>
        <DirectionMark percentage={percentage} isThin={thin} className={styles.direction}>
          {!thin && <small>{isBad ? `악재 비중 ${100 - share}%` : `호재 비중 ${share}%`}</small>}
        </DirectionMark>
      </p>
      <ScoreNumber side="good" score={good} leads={good > bad && !thin} className={styles.left} />
      <ScoreNumber side="bad" score={bad} leads={bad > good && !thin} className={styles.right} />
      <ScoreBar record={record} className={styles.bar} />
      {reserve === null ? (
        <div className={styles.axis} aria-hidden="true">
          <span>100</span>
          <span className={styles.quarter}>50</span>
          <span className={styles.middle}>0</span>
          <span className={styles.threeQuarters}>50</span>
          <span>100</span>
        </div>
      ) : (
        <p className={styles.reserve} aria-hidden="true">
          판단 유보 <b>{reserve}</b>
        </p>
      )}
    </div>
  );
}
