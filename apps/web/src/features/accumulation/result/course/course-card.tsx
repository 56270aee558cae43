import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { signed } from '../../../analysis/accumulated/share-text.ts';
import { Fold } from '../fold.tsx';
import { ScrollingTable } from '../scrolling-table.tsx';
import { SectionCard } from '../section-card.tsx';
import { buildCourse, type CoursePoint } from './course.ts';
import styles from './course-card.module.css';
import { CoursePlot } from './course-plot.tsx';

interface Props {
  days: MjbDetail['days'];
  /** The lead first; empty where nobody bought more than they sold. */
  majors: readonly string[];
}

/** Net buying of the majors and of the lead day by day, below the closing prices: as a picture and as a table. */
export function CourseCard({ days, majors }: Props) {
  const points = buildCourse(days);
  const [first, last] = [points[0], points.at(-1)];
  const [lead] = majors;
  if (lead === undefined || first === undefined || last === undefined || points.length < 2) return null;
  return (
    <SectionCard title="날마다 이렇게 쌓였어요" aside={daysText(first.day, last.day)}>
      <Legend points={points} majors={majors.length} lead={lead} />
      <CoursePlot points={points} lead={lead} />
      <Fold title="표로 보기">
        <CourseTable points={points} />
      </Fold>
    </SectionCard>
  );
}

function Legend({ points, majors, lead }: { points: readonly CoursePoint[]; majors: number; lead: string }) {
  const last = points.at(-1);
  const closes = points.flatMap(({ close }) => (close === null ? [] : [close]));
  return (
    <ul className={styles.legend}>
      {closes.length > 1 && (
        <li className={styles.close}>
          종가 <b>{closes.at(-1)?.toLocaleString('ko-KR')}원</b>
        </li>
      )}
      <li className={styles.majors}>
        주요 {majors}곳 <b>{signed(last?.majors ?? 0)}</b>
      </li>
      <li className={styles.lead}>
        선도 {lead} <b>{signed(last?.lead ?? 0)}</b>
      </li>
      <li className={styles.net}>그날 순매수</li>
    </ul>
  );
}

/** "2026.10.07 ~ 11.19", "2025.11.24 ~ 2026.11.23" */
function daysText(first: string, last: string): string {
  const end = first.slice(0, 4) === last.slice(0, 4) ? last.slice(5) : last;
  return `${first} ~ ${end}`.replaceAll('-', '.');
}

/** The figures of the plot. */
function CourseTable({ points }: { points: readonly CoursePoint[] }) {
  const hasClose = points.some(({ close }) => close !== null);
  const columns = ['날짜', '주요 누적', '선도 누적', '그날 순매수', ...(hasClose ? ['종가'] : [])];
  return (
    <ScrollingTable
      name="날짜별 누적 순매수 표"
      caption="주요 거래원과 선도 거래원의 날짜별 누적 순매수(주)와 종가(원)"
      columns={columns}
      rows={points.map(({ day, majors, lead, net, close }) => ({
        day,
        figures: [majors, lead, net, ...(hasClose ? [close] : [])],
      }))}
    />
  );
}
