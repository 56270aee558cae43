import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import { Bar100 } from '../../../ui/score/bar-100.tsx';
import { DirectionMark } from '../../../ui/score/direction-mark.tsx';
import styles from './compact-verdict.module.css';

/** The verdict in a line. It repeats what the band says, so it is for the eye only. */
export function CompactVerdict({ record }: { record: CombinedNews }) {
  const { good_news_score: good, bad_news_score: bad, reserve } = record;
  return (
    <div className={styles.verdict} aria-hidden="true">
      <b className={styles.name}>{record.stock_name}</b>
      <DirectionMark percentage={record.percentage_value} isThin={record.thin} size="small" className={styles.mark} />
      <span className={styles.scores}>
        <b className={styles.good}>{good}</b>
        <span className={styles.colon}>:</span>
        <Bar100 decorative good={good} reserve={reserve} bad={bad} className={styles.bar} />
        <b className={styles.bad}>{bad}</b>
      </span>
    </div>
  );
}
