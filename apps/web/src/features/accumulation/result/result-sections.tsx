import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { BasisCard } from './basis-card.tsx';
import { BrokerBars } from './broker-bars.tsx';
import { NetBuyersCard } from './net-buyers-card.tsx';
import { NetCourse } from './net-course.tsx';

interface Props {
  record: MjbDetail;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  /** Another order is on its way. */
  waiting: boolean;
}

/** Everything below the letters: who bought, how it went day by day, who sold, and what it was computed from. */
export function ResultSections({ record, sort, onSort, waiting }: Props) {
  return (
    <>
      <NetBuyersCard record={record} sort={sort} onSort={onSort} waiting={waiting} />
      <NetCourse days={record.days} lead={record.basis.majors[0]} />
      <BrokerBars brokers={record.brokers} />
      <BasisCard record={record} />
    </>
  );
}
