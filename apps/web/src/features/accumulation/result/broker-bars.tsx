import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { useState } from 'react';
import { TextButton } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import styles from './broker-bars.module.css';
import { signedShares } from './share-axis.ts';

/** Brokers that are drawn at first: as many of each end. */
const AT_EACH_END = 4;

/** What every broker bought and sold, as bars that grow out of the middle; the table is the picture. */
export function BrokerBars({ brokers }: { brokers: MjbDetail['brokers'] }) {
  const [all, setAll] = useState(false);
  const traded = brokers
    .filter(({ buy, sell }) => buy + sell > 0)
    .toSorted((a, b) => b.buy - b.sell - (a.buy - a.sell) || b.buy - a.buy);
  const folded = traded.length > AT_EACH_END * 2 + 1 && !all;
  const rows = folded ? [...traded.slice(0, AT_EACH_END), ...traded.slice(-AT_EACH_END)] : traded;
  const most = Math.max(1, ...traded.map(({ buy, sell }) => Math.max(buy, sell)));
  if (traded.length === 0) return null;
  return (
    <Card padded>
      <h2 className={styles.title}>거래원별 매수와 매도</h2>
      <p className={styles.text}>
        {folded
          ? `가장 많이 사 모은 ${AT_EACH_END}곳과 가장 많이 판 ${AT_EACH_END}곳이에요.`
          : '순매수가 큰 곳부터예요.'}
      </p>
      <table className={styles.table}>
        <caption className="sr">거래원별 매수와 매도, 단위 주</caption>
        <thead>
          <tr>
            <th scope="col">거래원</th>
            <th scope="col" className={styles.buy}>
              매수
            </th>
            <th scope="col" className={styles.sell}>
              매도
            </th>
            <th scope="col">순매수</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, buy, sell }, index) => (
            <tr key={name} className={folded && index === AT_EACH_END ? styles.gap : undefined}>
              <th scope="row">{name}</th>
              <Bar side="buy" shares={buy} most={most} />
              <Bar side="sell" shares={sell} most={most} />
              <td>{signedShares(buy - sell)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {traded.length > AT_EACH_END * 2 + 1 && (
        <TextButton onClick={() => setAll(!all)} aria-expanded={all}>
          {all ? '접기' : `거래원 ${traded.length}곳 모두 보기`}
        </TextButton>
      )}
    </Card>
  );
}

function Bar({ side, shares, most }: { side: 'buy' | 'sell'; shares: number; most: number }) {
  return (
    <td className={styles[side]}>
      <span className={styles.figure}>{shares.toLocaleString('ko-KR')}</span>
      <i style={{ width: `${(100 * shares) / most}%` }} aria-hidden="true" />
    </td>
  );
}
