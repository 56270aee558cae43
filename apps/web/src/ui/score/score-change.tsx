import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import styles from './score-change.module.css';

/** How both scores changed since the analysis before, in points. */
export function ScoreChange({ change }: { change: Record<NewsSide, number> }) {
  return (
    <span className={styles.change}>
      {newsSides.map((side) => (
        <span key={side}>
          {labelNames[side]} <Points side={side} points={change[side]} />
        </span>
      ))}
    </span>
  );
}

function Points({ side, points }: { side: NewsSide; points: number }) {
  if (points === 0) return <span className={styles.same}>변화 없음</span>;
  const amount = Math.abs(points);
  return (
    <b className={styles[side]}>
      <span className="sr">
        {amount}점 {points > 0 ? '올랐어요' : '내렸어요'}
      </span>
      <span aria-hidden="true">
        {points > 0 ? '▲' : '▼'}
        {amount}
      </span>
    </b>
  );
}
