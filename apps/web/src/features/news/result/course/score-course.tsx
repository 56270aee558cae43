import { labelNames, type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { shortDate } from '../../../../shared/seoul-date.ts';
import type { Run } from './earlier-runs.ts';
import styles from './score-course.module.css';

interface Props {
  name: string;
  /** Oldest first; at least two are a course. */
  runs: readonly Run[];
}

/** Drawn last, the first side lies above. */
const drawn = newsSides.toReversed();

/** Both scores of the earlier analyses of a stock as two lines: good drawn through, bad dashed. */
export function ScoreCourse({ name, runs }: Props) {
  const [before, last] = runs.slice(-2);
  if (before === undefined || last === undefined) return null;
  const values = runs.flatMap(({ scores }) => newsSides.map((side) => scores[side]));
  const low = Math.max(0, Math.min(...values) - 4);
  const high = Math.min(100, Math.max(...values) + 4);
  const x = (index: number) => (100 * index) / (runs.length - 1);
  const y = (score: number) => 100 - (100 * (score - low)) / (high - low);
  const line = (side: NewsSide) => runs.map((run, index) => `${x(index)},${y(run.scores[side])}`).join(' ');
  const spoken = runs.map(({ createdAt, scores }) => {
    return `${shortDate(createdAt, last.createdAt)} ${newsSides.map((side) => `${labelNames[side]} ${scores[side]}`).join(' ')}`;
  });
  const tops = moveApart(newsSides.map((side) => ({ side, top: y(last.scores[side]) })));
  return (
    <div>
      <p className={styles.head}>
        <b>분석할 때마다 본 점수</b>
        <span>
          지난번({shortDate(before.createdAt, last.createdAt)})보다
          {newsSides.map((side) => (
            <span key={side}>
              {' '}
              <Change side={side} change={last.scores[side] - before.scores[side]} />
            </span>
          ))}
        </span>
      </p>
      <div className={styles.course} role="img" aria-label={`${name} 점수 흐름. ${spoken.join(', ')}`}>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {drawn.map((side) => (
              <polyline key={side} className={styles[`${side}Line`]} points={line(side)} />
            ))}
          </svg>
          {drawn.flatMap((side) =>
            runs.map((run, index) => (
              <i
                key={`${side}${run.id}`}
                className={`${styles.dot} ${styles[side]} ${run === last ? styles.last : ''}`}
                style={{ left: `${x(index)}%`, top: `${y(run.scores[side])}%` }}
              />
            )),
          )}
          {tops.map(({ side, top }) => (
            <b key={side} className={`${styles.value} ${styles[`${side}Text`]}`} style={{ top: `${top}%` }}>
              {labelNames[side]} {last.scores[side]}
            </b>
          ))}
        </div>
        <p className={styles.days} aria-hidden="true">
          {runs.map((run, index) => (
            <span key={run.id} style={{ left: `${x(index)}%` }}>
              {shortDate(run.createdAt, last.createdAt)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

function Change({ side, change }: { side: NewsSide; change: number }) {
  const name = labelNames[side];
  if (change === 0) return <span className="nb">{name} 그대로</span>;
  return (
    <b className={`nb ${styles[`${side}Text`]}`}>
      {name} {change > 0 ? '▲' : '▼'}
      {Math.abs(change)}
    </b>
  );
}

/** Moves the labels (percent from the top) of both sides apart where they would cover each other. */
function moveApart<Label extends { top: number }>(labels: readonly Label[]): readonly Label[] {
  const [first, second] = labels;
  if (first === undefined || second === undefined) return labels;
  const least = 26;
  const gap = least - Math.abs(first.top - second.top);
  if (gap <= 0) return labels;
  const up = first.top <= second.top ? -gap / 2 : gap / 2;
  return [
    { ...first, top: first.top + up },
    { ...second, top: second.top - up },
  ];
}
