import { newsSides } from '@gaemi/domain/news-side';
import { Bar100 } from '../../../../ui/score/bar-100.tsx';
import { DirectionMark } from '../../../../ui/score/direction-mark.tsx';
import type { ResultView } from '../result-view.ts';
import styles from './compact-verdict.module.css';

const [left, right] = newsSides;

/** The verdict in a line. It repeats what the band says, so it is for the eye only. */
export function CompactVerdict({ view }: { view: ResultView }) {
  const { name, scores, reserve } = view;
  return (
    <div className={styles.verdict} aria-hidden="true">
      <b className={styles.name}>{name}</b>
      <DirectionMark verdict={view} size="small" className={styles.mark} />
      <span className={styles.scores}>
        <b className={styles[left]}>{scores[left]}</b>
        <span className={styles.colon}>:</span>
        <Bar100 decorative scores={scores} reserve={reserve} className={styles.bar} />
        <b className={styles[right]}>{scores[right]}</b>
      </span>
    </div>
  );
}
