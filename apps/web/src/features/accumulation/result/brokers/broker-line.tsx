import { classNames } from '../../../../ui/class-names.ts';
import { RankCell } from '../../../../ui/table/table-cells.tsx';
import { sharesText, signed } from '../../../analysis/accumulated/share-text.ts';
import styles from './broker-line.module.css';
import type { BrokerRow } from './broker-rows.ts';

interface Props {
  row: BrokerRow;
  /** Longest bar, in shares. */
  most: number;
}

/** A broker: rank, name and part, what it kept, and what it bought and sold as a bar. */
export function BrokerLine({ row, most }: Props) {
  const { rank, name, role, buy, sell, net, ratio } = row;
  const tone = net > 0 ? styles.up : net < 0 ? styles.down : undefined;
  return (
    <tr className={styles.row}>
      {rank === null ? (
        <td className={styles.rank}>
          <span aria-hidden="true">–</span>
        </td>
      ) : (
        <RankCell rank={rank} className={styles.rank} />
      )}
      <th scope="row" className={styles.name}>
        {name}
        {role !== null && <small>{role}</small>}
      </th>
      <td className={classNames(styles.net, tone)}>{signed(net)}</td>
      <td className={styles.ratio}>{ratio.toFixed(1).replace('-', '−')}%</td>
      <td className={styles.flow}>
        <span className="sr">
          매수 {sharesText(buy)}, 매도 {sharesText(sell)}
        </span>
        <span className={styles.bar} aria-hidden="true">
          <span>
            <i style={{ width: `${(100 * buy) / most}%` }} />
          </span>
          <span>
            <i style={{ width: `${(100 * sell) / most}%` }} />
          </span>
          <small>매수 {buy.toLocaleString('ko-KR')}</small>
          <small>매도 {sell.toLocaleString('ko-KR')}</small>
        </span>
      </td>
    </tr>
  );
}
