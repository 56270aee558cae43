import type { MjbRecord } from '@gaemi/contracts/accumulation';
import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { marketDataNames } from '../../../../shared/market-data-names.ts';
import { dottedDay } from '../../../../shared/seoul-date.ts';
import { sharesText } from '../../../analysis/accumulated/share-text.ts';
import { SectionCard } from '../section-card.tsx';
import { venueText } from '../venue-text.ts';
import styles from './facts-card.module.css';

/** What a result was computed from. */
export function FactsCard({ record }: { record: MjbRecord }) {
  const { basis } = record;
  const facts: readonly (readonly [string, string])[] = [
    ['거래소', venueText(basis.venue)],
    ['자료 출처', marketDataNames[record.data_source]],
    ['거래일', `${basis.trading_days}일`],
    ['거래 없던 날', basis.quiet_days.length === 0 ? '없음' : `${basis.quiet_days.length}일`],
    ['거래원', `${basis.brokers}곳`],
    ...writeTotals(basis),
    ['유통주식', sharesText(basis.floating_shares)],
    ['회전 비율', cutPercent(basis.churn * 100)],
    ['주요 순매수 ÷ 유통주식', cutPercent(basis.net_over_float)],
  ];
  return (
    <SectionCard title="무엇으로 계산했나요" folds>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.notes}>
        {basis.majors.length > 0 && (
          <p>
            주요 거래원은 순매수가 가장 큰 {basis.majors.length}곳이에요: {basis.majors.join(', ')}
          </p>
        )}
        <p>
          유통주식 수는 {dottedDay(basis.floating_shares_as_of)} 기준이에요 (
          {marketDataNames[basis.floating_shares_source]}).
        </p>
        <p>
          회전 비율은 주요 거래원이 사고판 물량 가운데 산 것과 판 것이 맞물린 비율이에요. 100%에 가까울수록 산 만큼 되판
          거예요.
        </p>
        <p>글자는 지난 거래를 잰 값이에요. 앞으로의 주가를 알려주지 않아요.</p>
      </div>
    </SectionCard>
  );
}

/** What all bought is what all sold, unless brokers are missing from the data. */
function writeTotals({ total_buy: buy, total_sell: sell }: MjbRecord['basis']): (readonly [string, string])[] {
  if (buy === sell) return [['전체 거래량', sharesText(buy)]];
  return [
    ['전체 매수', sharesText(buy)],
    ['전체 매도', sharesText(sell)],
  ];
}
