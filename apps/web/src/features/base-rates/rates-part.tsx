import type { BaseRateItem, BaseRatesAnswer } from '@gaemi/contracts/base-rates';
import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { dottedDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import { baseRatesQuery } from './base-rates-query.ts';
import styles from './followed.module.css';
import { differenceText, intervalText, kindText, percentText } from './rate-texts.ts';

/** Part of the scorecard: what followed the events of every type. */
export function RatesPart() {
  const { data } = useQuery(baseRatesQuery);
  const titleId = useId();
  const part = useRef<HTMLDivElement>(null);
  const isAskedFor = useLocation().hash === '#followed' && data !== undefined;
  useEffect(() => {
    // It comes after its address was opened, so that the browser finds nothing to lead to.
    if (isAskedFor) part.current?.scrollIntoView?.();
  }, [isAskedFor]);
  if (data === undefined) return null;
  return (
    <Card ref={part} padded role="region" aria-labelledby={titleId} className={styles.part} id="followed">
      <h2 id={titleId}>그 뒤의 주가 {data.data_source === 'sample' && <SampleBadge />}</h2>
      <p>
        소식이 나온 뒤 처음 살 수 있던 종가에서 1·5·20거래일 뒤 종가까지, 시장 평균을 뺀 수익률이에요. 지난 일을 센
        값이고 앞으로를 말하지 않아요. 점수와 따로, 소식 종류마다 세요.
      </p>
      {data.items.length === 0 ? (
        <p>아직 세지 않았어요. 한 종류의 소식이 15거래일 이상에 걸쳐 20건 이상 쌓이면 적어요.</p>
      ) : (
        <RatesTable rates={data} />
      )}
    </Card>
  );
}

function RatesTable({ rates: { as_of: asOf, items } }: { rates: BaseRatesAnswer }) {
  const confirmed = items.filter((item) => item.confirmed).length;
  return (
    <>
      <p>
        <b>
          {items.length}개 가운데 {confirmed}개에서 차이가 있었어요.
        </b>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard */}
      <section className={styles.scroll} aria-label="종류별 그 뒤의 주가 표" tabIndex={0}>
        <table className={styles.table} aria-label="종류별 그 뒤의 주가">
          <thead>
            <tr>
              {['소식', '뒤', '중앙값', '판정', '95% 구간', 'n'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <Row key={`${item.type} ${item.side} ${item.horizon}`} item={item} />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.note}>
        {asOf !== null && `${dottedDay(asOf)}까지 셌어요. `}
        여러 값을 함께 보면 우연히 벗어나는 값이 나와요. 그래서 판정은 모든 값과 모든 날에 함께 맞춘 더 넓은 구간으로
        해요. 거래가 멈춘 날과 상·하한가에는 사지 않은 것으로 하고, 액면분할이 낀 기간은 빼고, 상장폐지된 종목은 마지막
        종가까지 세요.
      </p>
    </>
  );
}

function Row({ item }: { item: BaseRateItem }) {
  return (
    <tr>
      <th scope="row">{kindText(item)}</th>
      <td>{item.horizon}일</td>
      <td>{percentText(item.median)}</td>
      <td>{differenceText(item.confirmed)}</td>
      <td>{intervalText(item)}</td>
      <td>{groupDigits(item.n)}</td>
    </tr>
  );
}
