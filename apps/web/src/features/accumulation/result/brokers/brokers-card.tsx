import type { MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { Info } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonCost, TextButton } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { usePrinting } from '../../../../ui/use-printing.ts';
import { sharesText, signed } from '../../../analysis/accumulated/share-text.ts';
import { venueText } from '../venue-text.ts';
import { BrokerLine } from './broker-line.tsx';
import { groupBrokers } from './broker-rows.ts';
import styles from './brokers-card.module.css';
import { BrokersHead } from './brokers-head.tsx';

interface Props {
  record: MjbDetail;
  sort: MjbSort;
  onSort: (sort: MjbSort) => void;
  /** Another order is on its way. */
  waiting: boolean;
}

/** Everybody that traded in one table: net buyers in the asked order, below them who sold. */
export function BrokersCard({ record, sort, onSort, waiting }: Props) {
  const [all, setAll] = useState(false);
  const [allBuyers, setAllBuyers] = useState(false);
  // Nothing on paper can be asked for.
  const isPrinted = usePrinting();
  const { moreBuyers, buyers, sellers, rest, sold, restSold, most } = groupBrokers(record);
  return (
    <Card role="region" aria-label="거래원" aria-busy={waiting || undefined}>
      <div className={styles.head}>
        <h3>
          거래원 <small>{`${venueText(record.basis.venue)} · ${record.basis.brokers}곳 · 단위 주`}</small>
        </h3>
        <span className={styles.legend} aria-hidden="true">
          <span className={styles.buy}>매수</span>
          <span className={styles.sell}>매도</span>
        </span>
      </div>
      {buyers.length === 0 && <p className={styles.empty}>순매수한 거래원이 없어요.</p>}
      <table className={styles.table} data-waiting={waiting || undefined}>
        <caption className="sr">거래원별 순매수와 매수, 매도. 단위 주</caption>
        <BrokersHead sort={sort} onSort={onSort} />
        <tbody aria-label="순매수한 거래원">
          {[...buyers, ...(allBuyers || isPrinted ? moreBuyers : [])].map((row) => (
            <BrokerLine key={row.name} row={row} most={most} />
          ))}
        </tbody>
        {moreBuyers.length > 0 && (
          <tbody data-print="never">
            <tr className={styles.more}>
              <td colSpan={5}>
                <TextButton aria-expanded={allBuyers} onClick={() => setAllBuyers(!allBuyers)}>
                  {allBuyers ? '순매수한 곳 접기' : `순매수한 ${moreBuyers.length}곳 더 보기`}
                </TextButton>
              </td>
            </tr>
          </tbody>
        )}
        {sellers.length > 0 && (
          <tbody>
            <tr className={styles.side}>
              <td />
              <th scope="row">{sold === 0 ? '산 만큼 판 곳' : '순매도한 곳'}</th>
              <td>{signed(sold)}</td>
              <td />
              <td />
            </tr>
            {[...sellers, ...(all || isPrinted ? rest : [])].map((row) => (
              <BrokerLine key={row.name} row={row} most={most} />
            ))}
          </tbody>
        )}
      </table>
      <div className={styles.end}>
        {rest.length > 0 && (
          <Button block aria-expanded={all} data-print="never" onClick={() => setAll(!all)}>
            {all ? '접기' : `나머지 ${rest.length}곳 보기`}{' '}
            {!all && restSold < 0 && <ButtonCost>순매도 {sharesText(-restSold)}</ButtonCost>}
          </Button>
        )}
        <p className={styles.note}>
          <Info size={16} aria-hidden />
          거래원은 주문이 지나간 증권사 창구이지 주식의 실제 주인이 아니에요. 한 창구에 여러 사람의 주문이 섞여 있어요.
        </p>
      </div>
    </Card>
  );
}
