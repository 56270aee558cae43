import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { accumulationMeasures } from '@gaemi/domain/accumulation/letters';
import { useQuery } from '@tanstack/react-query';
import { LetterMark } from '../../../../ui/letter-mark/letter-mark.tsx';
import { measureNames } from '../../../analysis/accumulated/measure-names.ts';
import { stockRecordsQuery } from '../../record-query.ts';
import { SectionCard } from '../section-card.tsx';
import { lettersCourse } from './letters-course.ts';
import styles from './letters-course-card.module.css';

/** The letters of the member's earlier results of the stock beside these; nothing where there are none. */
export function LettersCourseCard({ record }: { record: MjbRecord }) {
  const { data } = useQuery(stockRecordsQuery(record.stock_code));
  const columns = lettersCourse(record, data?.items ?? []);
  if (columns.length < 2) return null;
  return (
    <SectionCard
      title="글자가 이렇게 바뀌었어요"
      note="이 종목을 구한 지난 기록이에요. 기간의 마지막 날로 나란히 놓았고, 기간의 길이는 서로 다를 수 있어요."
    >
      <table className={styles.course}>
        <caption className="sr">지난 기록의 세 글자</caption>
        <thead>
          <tr>
            <td />
            {columns.map(({ id, end, period, isShown }) => (
              <th key={id} scope="col" className={isShown ? styles.shown : undefined} title={period}>
                {end}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accumulationMeasures.map((measure) => (
            <tr key={measure}>
              <th scope="row">{measureNames[measure]}</th>
              {columns.map(({ id, letters }) => (
                <td key={id}>
                  <LetterMark letter={letters[measure]} size="small" />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SectionCard>
  );
}
