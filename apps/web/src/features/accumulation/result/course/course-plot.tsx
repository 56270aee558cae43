import { type KeyboardEvent, type PointerEvent, useCallback, useState } from 'react';
import { dayText } from '../../../../shared/seoul-date.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { signedShares } from '../../../analysis/accumulated/share-text.ts';
import { dayBefore } from '../day-before.ts';
import type { CoursePoint } from './course.ts';
import { CourseDrawing } from './course-drawing.tsx';
import { courseLayout, nearestDay } from './course-layout.ts';
import styles from './course-plot.module.css';

interface Props {
  /** At least two. */
  points: readonly CoursePoint[];
  lead: string;
}

/** The plot with its tooltip: pointed at with the mouse or a finger, walked through by day with the arrow keys. */
export function CoursePlot({ points, lead }: Props) {
  const { width, holder } = usePlotWidth<HTMLDivElement>();
  const [at, setAt] = useState<number | null>(null);
  const layout = courseLayout(points, width);
  const last = points.length - 1;
  const shown = at === null ? undefined : points[at];
  const named = { lead, end: points[last]?.day ?? '' };

  const point = ({ clientX, currentTarget }: PointerEvent) =>
    setAt(nearestDay(layout.xs, clientX - currentTarget.getBoundingClientRect().left));
  const walk = (event: KeyboardEvent) => {
    const next = findStep(event.key, at ?? last, last);
    if (event.key === 'Escape') setAt(null);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
  };

  return (
    <div className={styles.plot} ref={holder}>
      <CourseDrawing layout={layout} sentence={writeSentence(points, lead)} at={at} />
      <div
        className={styles.days}
        role="slider"
        tabIndex={0}
        aria-label="하루씩 보기"
        aria-valuemin={1}
        aria-valuemax={points.length}
        aria-valuenow={(at ?? last) + 1}
        aria-valuetext={dayTexts(shown ?? points[last], named).join(', ')}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setAt(at ?? last)}
        onBlur={() => setAt(null)}
        onKeyDown={walk}
        onPointerMove={point}
        onPointerDown={point}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && setAt(null)}
      />
      {shown !== undefined && at !== null && (
        <Tooltip texts={dayTexts(shown, named)} x={layout.xs[at] ?? 0} isLate={at > last / 2} />
      )}
    </div>
  );
}

/** Beside the day, on the side with more room. */
function Tooltip({ texts: [day, ...texts], x, isLate }: { texts: string[]; x: number; isLate: boolean }) {
  return (
    <div className={classNames(styles.tooltip, isLate && styles.late)} style={{ left: x }} aria-hidden="true">
      <b>{day}</b>
      {texts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </div>
  );
}

function dayTexts(point: CoursePoint | undefined, { lead, end }: { lead: string; end: string }): string[] {
  if (point === undefined) return [];
  const { day, majors, net, close } = point;
  return [
    dayBefore(end, day),
    `주요 누적 ${signedShares(majors)}`,
    `선도 ${lead} 누적 ${signedShares(point.lead)}`,
    `그날 순매수 ${signedShares(net)}`,
    close === null ? '종가 없음' : `종가 ${close.toLocaleString('ko-KR')}원`,
  ];
}

/** The day that a key leads to; null where it leads nowhere. */
function findStep(key: string, at: number, last: number): number | null {
  if (key === 'ArrowRight') return Math.min(last, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  if (key === 'Home') return 0;
  return key === 'End' ? last : null;
}

function writeSentence(points: readonly CoursePoint[], lead: string): string {
  const [first, last] = [points[0], points.at(-1)];
  const closes = points.flatMap(({ close }) => (close === null ? [] : [close.toLocaleString('ko-KR')]));
  const prices = closes.length < 2 ? '' : ` 종가는 ${closes[0]}원에서 ${closes.at(-1)}원이 됐어요.`;
  return `${dayBefore(last?.day ?? '', first?.day ?? '')}부터 ${dayText(last?.day ?? '')}까지 누적 순매수. 마지막 날 주요 거래원 ${signedShares(last?.majors ?? 0)}, 선도 거래원 ${lead} ${signedShares(last?.lead ?? 0)}.${prices}`;
}

/** Least width of a plot, and its width before it is measured. */
const LEAST = 264;

/** The width of the element that holds a plot, so that its text keeps its size at every width. */
function usePlotWidth<Element extends HTMLElement>() {
  const [width, setWidth] = useState(LEAST);
  const holder = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    const measure = () => setWidth(Math.max(LEAST, Math.floor(element.clientWidth)));
    measure();
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { width, holder };
}
