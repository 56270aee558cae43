import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { classNames } from '../../../ui/class-names.ts';
import { Bar100 } from '../../../ui/score/bar-100.tsx';
import styles from './band-scores.module.css';
import type { ResultView } from './result-view.ts';

const [left, right] = newsSides;

/** Both scores, the larger one large, and the bar of 100 with what is left open. */
export function BandScores({ view: { scores, reserve, isThin } }: { view: ResultView }) {
  const leads = (side: NewsSide) =>
    !isThin && newsSides.every((other) => other === side || scores[side] > scores[other]);
  return (
    <div className={styles.scores}>
      <Score side={left} score={scores[left]} leads={leads(left)} />
      <div className={styles.bar}>
        <Bar100 scores={scores} reserve={reserve} />
        <p className={styles.axis} aria-hidden="true">
          <span style={{ left: `clamp(42px, ${scores[left] + reserve / 2}%, calc(100% - 42px))` }}>
            판단 유보 <b>{reserve}</b>
          </span>
        </p>
      </div>
      <Score side={right} score={scores[right]} leads={leads(right)} />
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
