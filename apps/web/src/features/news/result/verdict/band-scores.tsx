import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { Info } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { Bar100 } from '../../../../ui/score/bar-100.tsx';
import type { ResultView } from '../result-view.ts';
import styles from './band-scores.module.css';

const [left, right] = newsSides;

/** Both scores, the larger one large, and the bar of 100 with what is left open. */
export function BandScores({ view: { scores, reserve, isThin } }: { view: ResultView }) {
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const leads = (side: NewsSide) =>
    !isThin && newsSides.every((other) => other === side || scores[side] > scores[other]);
  return (
    <div className={styles.scores}>
      <Score side={left} score={scores[left]} leads={leads(left)} />
      <div className={styles.bar}>
        <Bar100 scores={scores} reserve={reserve} />
        <div className={styles.axis}>
          <button
            type="button"
            aria-expanded={isExplained}
            aria-controls={isExplained ? id : undefined}
            style={{ left: `clamp(48px, ${scores[left] + reserve / 2}%, calc(100% - 48px))` }}
            onClick={() => setExplained(!isExplained)}
          >
            판단 유보 <b>{reserve}</b>
            <Info size={14} aria-hidden />
          </button>
        </div>
        {isExplained && (
          <p className={styles.explained} id={id}>
            100점 가운데 아직 어느 쪽이라고 말하지 않은 몫이에요. 소식이 적거나 오래될수록 커져요.
          </p>
        )}
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
