import type { MjbRecord, MjbSort, NetBuyer } from '@gaemi/contracts/accumulation';
import { Info } from 'lucide-react';
import { DivergingBar } from '../../../ui/score/score-pair.tsx';
import { Table, TitledCard } from '../../../ui/table/table.tsx';
import { RankCell, RatioCell } from '../../../ui/table/table-cells.tsx';
import styles from './net-buyers-card.module.css';

interface Props {
  record: MjbRecord;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  /** Another order is on its way. */
  waiting: boolean;
}

const title = '순매수 상위 거래원';

/** The brokers that bought more than they sold; ranks stay with them in either order. */
export function NetBuyersCard({ record, sort, onSort, waiting }: Props) {
  const { net_buyers: rows, basis } = record;
  if (rows.length === 0) {
    return (
      <TitledCard title={title}>
        <p className={styles.empty}>순매수한 거래원이 없어요.</p>
      </TitledCard>
    );
  }
  const mostTraded = Math.max(...rows.map(({ buy, sell }) => Math.max(buy, sell)));
  const mostNet = Math.max(...rows.map((row) => row.net_buy));
  const columns = [
    { label: '순위' },
    { label: '거래원' },
    { label: '매수 · 매도' },
    { label: '순매수', end: true, sort: { active: sort === 'volume', onSort: () => onSort('volume') } },
    { label: '순매수 비율', end: true, sort: { active: sort === 'ratio', onSort: () => onSort('ratio') } },
  ];
  return (
    <div className={styles.buyers}>
      <Table caption={title} columns={columns} titled waiting={waiting}>
        {rows.map((row) => (
          <NetBuyerRow key={row.name} row={row} role={roleOf(row.name, basis.majors)} scale={{ mostTraded, mostNet }} />
        ))}
      </Table>
      <p className={styles.note}>
        <Info size={16} aria-hidden />
        거래원은 주문이 지나간 증권사 창구이지 주식의 실제 주인이 아니에요. 한 창구에 여러 사람의 주문이 섞여 있어요.
      </p>
    </div>
  );
}

interface RowProps {
  row: NetBuyer;
  role: string | null;
  /** Longest of the bars, in shares. */
  scale: { mostTraded: number; mostNet: number };
}

function NetBuyerRow({ row, role, scale }: RowProps) {
  return (
    <tr>
      <RankCell rank={row.rank} className={styles.rank} />
      <th scope="row" className={styles.broker}>
        {row.name}
        {role !== null && <small>{role}</small>}
      </th>
      <td className={styles.flow}>
        <span className={styles.sides}>
          <span className={styles.buy}>매수 {row.buy.toLocaleString('ko-KR')}</span>
          <span className={styles.sell}>매도 {row.sell.toLocaleString('ko-KR')}</span>
        </span>
        <DivergingBar
          decorative
          good={(100 * row.buy) / scale.mostTraded}
          bad={(100 * row.sell) / scale.mostTraded}
          className={styles.bar}
        />
      </td>
      <td className={styles.net}>
        {row.net_buy.toLocaleString('ko-KR')}
        <i style={{ width: `${(100 * row.net_buy) / scale.mostNet}%` }} aria-hidden="true" />
      </td>
      <RatioCell percent={row.ratio} className={styles.ratio} />
    </tr>
  );
}

function roleOf(name: string, majors: readonly string[]): string | null {
  const place = majors.indexOf(name);
  if (place < 0) return null;
  return place === 0 ? '선도 거래원' : '주요 거래원';
}
