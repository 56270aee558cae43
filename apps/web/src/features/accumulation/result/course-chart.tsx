import type { PointerEvent } from 'react';
import styles from './course-chart.module.css';
import { axisTicks, shortShares, signedShares } from './share-axis.ts';

/** Net buying since the first day, in shares. */
export interface CoursePoint {
  day: string;
  majors: number;
  lead: number;
}

interface Props {
  /** At least two. */
  points: readonly CoursePoint[];
  /** The point whose figures are shown; null while none is pointed at. */
  at: number | null;
  onPoint: (at: number | null) => void;
}

/** Two lines over the days: the majors drawn through, the lead dashed. The figures stand in the table beside it. */
export function CourseChart({ points, at, onPoint }: Props) {
  const values = points.flatMap(({ majors, lead }) => [majors, lead]);
  const ticks = axisTicks(Math.min(...values), Math.max(...values));
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  // Both axes run from 0 to 100; the drawing is stretched to its place.
  const x = (index: number) => (100 * index) / (points.length - 1);
  const y = (shares: number) => 100 - (100 * (shares - low)) / (high - low);
  const lineOf = (line: 'majors' | 'lead') => points.map((point, index) => `${x(index)},${y(point[line])}`).join(' ');
  const last = points.at(-1);

  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.round(((clientX - left) / width) * (points.length - 1));
    onPoint(Math.min(points.length - 1, Math.max(0, index)));
  };

  return (
    <div className={styles.chart}>
      <div className={styles.ticks} aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick} style={{ top: `${y(tick)}%` }}>
            {shortShares(tick)}
          </span>
        ))}
      </div>
      <div className={styles.plot} onPointerMove={point} onPointerDown={point} onPointerLeave={() => onPoint(null)}>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`누적 순매수 그림. 마지막 날 주요 거래원 ${signedShares(last?.majors ?? 0)}, 선도 거래원 ${signedShares(last?.lead ?? 0)}`}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              className={tick === 0 ? styles.zero : styles.grid}
              x1="0"
              x2="100"
              y1={y(tick)}
              y2={y(tick)}
            />
          ))}
          <polyline className={styles.lead} points={lineOf('lead')} />
          <polyline className={styles.majors} points={lineOf('majors')} />
          {at !== null && <line className={styles.cursor} x1={x(at)} x2={x(at)} y1="0" y2="100" />}
        </svg>
      </div>
      <p className={styles.days} aria-hidden="true">
        <span>{points[0]?.day}</span>
        <span>{last?.day}</span>
      </p>
    </div>
  );
}
