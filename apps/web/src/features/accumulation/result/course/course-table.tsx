import { ScrollingTable } from '../scrolling-table.tsx';
import type { CoursePoint } from './course.ts';

/** The figures of the plot. */
export function CourseTable({ points }: { points: readonly CoursePoint[] }) {
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
