import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import { sampleDetails, sampleRecord } from './sample-result.ts';
import styles from './sample-strip.module.css';
import { wholeEvents } from './whole-events.ts';

const DAY_MS = 86_400_000;
const first = Date.parse(sampleRecord.coverage.covered_from ?? '');
const span = Date.parse(sampleRecord.coverage.covered_to ?? '') - first;
/** Mondays of the period. */
const weeks = Array.from({ length: Math.floor(span / DAY_MS) + 1 }, (_, at) => new Date(first + at * DAY_MS)).filter(
  (day) => day.getUTCDay() === 1,
);

/** Place of a day, in percent of the width, with room for the first and the last circle. */
const placeOf = (time: number) => 4 + (92 * (time - first)) / span;
/** The area of a circle is its points. */
const computeRadius = (points: number) => 5.2 * Math.sqrt(points);
/** Circles from this radius on hold their number. */
const NUMBERED = 11;

const countOf = (side: NewsSide) => sampleDetails[side].events.filter((event) => event.side === side).length;
const label = `${newsSides
  .map((side) => `${side === 'good' ? '호재' : '악재'} ${countOf(side)}개`)
  .join(', ')}를 날짜에 따라 그린 그림. 원이 클수록 점수가 커요`;

/** The events of the example over its days: good ones above the line, bad ones below, as large as their points. */
export function SampleStrip() {
  return (
    <figure className={styles.strip}>
      <p className={styles.key}>
        {newsSides.map((side) => (
          <span key={side}>
            <i className={styles[side]} />
            {side === 'good' ? '호재' : '악재'} {countOf(side)}개
          </span>
        ))}
        <span>원이 클수록 점수가 커요</span>
      </p>
      <div className={styles.plot} role="img" aria-label={label}>
        {weeks.map((day) => (
          <span key={day.getTime()} className={styles.week} style={{ left: `${placeOf(day.getTime())}%` }}>
            <small>
              {day.getUTCMonth() + 1}.{day.getUTCDate()}
            </small>
          </span>
        ))}
        {wholeEvents.map(({ id, day, side, points, whole }) => {
          const radius = computeRadius(points);
          return (
            <i
              key={id}
              className={styles[side]}
              style={{ left: `${placeOf(Date.parse(day))}%`, width: 2 * radius, height: 2 * radius }}
            >
              {radius >= NUMBERED && whole}
            </i>
          );
        })}
      </div>
    </figure>
  );
}
