import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../ui/card/card.tsx';
import { CourseChart, type CoursePoint } from './course-chart.tsx';
import styles from './net-course.module.css';
import { signedShares } from './share-axis.ts';

interface Props {
  days: MjbDetail['days'];
  /** Name of the lead broker; undefined where there is none. */
  lead: string | undefined;
}

/** Net buying of the majors and of the lead, added up from the first day on: as a picture and as a table. */
export function NetCourse({ days, lead }: Props) {
  const [at, setAt] = useState<number | null>(null);
  const points = addedUp(days);
  const last = points.at(-1);
  if (lead === undefined || last === undefined || points.length < 2) return null;
  const shown = (at === null ? undefined : points[at]) ?? last;
  return (
    <Card padded>
      <div className={styles.head}>
        <h2 className={styles.title}>날짜별 누적 순매수</h2>
        <span className={styles.day}>{shown.day}</span>
      </div>
      <dl className={styles.legend}>
        <div className={styles.majors}>
          <dt>주요 거래원</dt>
          <dd>{signedShares(shown.majors)}</dd>
        </div>
        <div className={styles.lead}>
          <dt>선도 거래원 ({lead})</dt>
          <dd>{signedShares(shown.lead)}</dd>
        </div>
      </dl>
      <CourseChart points={points} at={at} onPoint={setAt} />
      <details className={styles.table}>
        <summary>
          표로 보기 <ChevronDown size={18} aria-hidden />
        </summary>
        <CourseTable points={points} />
      </details>
    </Card>
  );
}

function CourseTable({ points }: { points: readonly CoursePoint[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region is moved with the arrow keys
    <section className={styles.scroll} aria-label="날짜별 누적 순매수 표" tabIndex={0}>
      <table>
        <caption className="sr">주요 거래원과 선도 거래원의 날짜별 누적 순매수, 단위 주</caption>
        <thead>
          <tr>
            <th scope="col">날짜</th>
            <th scope="col">주요 누적</th>
            <th scope="col">선도 누적</th>
          </tr>
        </thead>
        <tbody>
          {points.map(({ day, majors, lead }) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              <td>{majors.toLocaleString('ko-KR')}</td>
              <td>{lead.toLocaleString('ko-KR')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function addedUp(days: MjbDetail['days']): CoursePoint[] {
  let majors = 0;
  let lead = 0;
  return days.map(({ day, majors_net, lead_net }) => {
    majors += majors_net;
    lead += lead_net;
    return { day, majors, lead };
  });
}
