import { shortDate } from '../../../shared/seoul-date.ts';
import type { Run } from './earlier-runs.ts';
import styles from './score-course.module.css';

interface Props {
  name: string;
  /** Oldest first; at least two are a course. */
  runs: readonly Run[];
}

/** Both scores of the earlier analyses of a stock as two lines: good drawn through, bad dashed. */
export function ScoreCourse({ name, runs }: Props) {
  const [before, last] = runs.slice(-2);
  if (before === undefined || last === undefined) return null;
  const values = runs.flatMap(({ good, bad }) => [good, bad]);
  const low = Math.max(0, Math.min(...values) - 4);
  const high = Math.min(100, Math.max(...values) + 4);
  const x = (index: number) => (100 * index) / (runs.length - 1);
  const y = (score: number) => 100 - (100 * (score - low)) / (high - low);
  const line = (side: 'good' | 'bad') => runs.map((run, index) => `${x(index)},${y(run[side])}`).join(' ');
  const spoken = runs.map((run) => `${shortDate(run.createdAt)} 호재 ${run.good} 악재 ${run.bad}`).join(', ');
  const [goodAt, badAt] = apart(y(last.good), y(last.bad));
  return (
    <div>
      <p className={styles.head}>
        <b>분석할 때마다 본 점수</b>
        <span>
          지난번({shortDate(before.createdAt)})보다 <Change name="호재" side="good" change={last.good - before.good} />{' '}
          <Change name="악재" side="bad" change={last.bad - before.bad} />
        </span>
      </p>
      <div className={styles.course} role="img" aria-label={`${name} 점수 흐름. ${spoken}`}>
        <div className={styles.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <polyline className={styles.badLine} points={line('bad')} />
            <polyline className={styles.goodLine} points={line('good')} />
          </svg>
          {(['bad', 'good'] as const).flatMap((side) =>
            runs.map((run, index) => (
              <i
                key={`${side}${run.id}`}
                className={`${styles.dot} ${styles[side]} ${run === last ? styles.last : ''}`}
                style={{ left: `${x(index)}%`, top: `${y(run[side])}%` }}
              />
            )),
          )}
          <b className={`${styles.value} ${styles.goodText}`} style={{ top: `${goodAt}%` }}>
            호재 {last.good}
          </b>
          <b className={`${styles.value} ${styles.badText}`} style={{ top: `${badAt}%` }}>
            악재 {last.bad}
          </b>
        </div>
        <p className={styles.days} aria-hidden="true">
          {runs.map((run, index) => (
            <span key={run.id} style={{ left: `${x(index)}%` }}>
              {shortDate(run.createdAt)}
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}

function Change({ name, side, change }: { name: string; side: 'good' | 'bad'; change: number }) {
  if (change === 0) return <span className="nb">{name} 그대로</span>;
  return (
    <b className={`nb ${styles[`${side}Text`]}`}>
      {name} {change > 0 ? '▲' : '▼'}
      {Math.abs(change)}
    </b>
  );
}

/** Heights (percent) of two labels that would cover each other, moved apart. */
function apart(first: number, second: number): [number, number] {
  const least = 26;
  const gap = least - Math.abs(first - second);
  if (gap <= 0) return [first, second];
  const up = first <= second ? -gap / 2 : gap / 2;
  return [first + up, second - up];
}
