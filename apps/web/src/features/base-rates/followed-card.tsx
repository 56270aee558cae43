import type { BaseRateItem, BaseRatesAnswer } from '@gaemi/contracts/base-rates';
import { Link } from 'react-router-dom';
import { dottedDay } from '../../shared/seoul-date.ts';
import { SampleBadge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './followed.module.css';
import { RatePlot } from './rate-plot.tsx';
import { differenceText, kindText } from './rate-texts.ts';

/** What followed events of one kind; nothing where too few are known. */
export function FollowedCard({ rates }: { rates: BaseRatesAnswer | null }) {
  const [first] = rates?.items ?? [];
  if (rates === null || first === undefined) return null;
  return (
    <Card padded className={styles.card}>
      <h2>이런 소식 그 뒤의 주가</h2>
      <p className={styles.answer}>
        {differenceText(rates.items.some(({ confirmed }) => confirmed))}{' '}
        {rates.data_source === 'sample' && <SampleBadge />}
      </p>
      <p>‘{kindText(first)}’ 소식 뒤 수익률에서 시장 평균을 뺀 값이에요.</p>
      <RatePlot items={rates.items} />
      <p>
        점은 중앙값, 막대는 95% 구간, n은 소식 수예요.{rates.as_of !== null && ` ${dottedDay(rates.as_of)}까지 셌어요.`}{' '}
        지난 일을 센 값이고 앞으로를 말하지 않아요.
      </p>
      <Link to="/scorecard#followed">모든 종류 보기</Link>
    </Card>
  );
}

/** The figures of one kind out of all. */
export const ratesOfKind = (
  rates: BaseRatesAnswer | undefined,
  { type, side }: Pick<BaseRateItem, 'type' | 'side'>,
): BaseRatesAnswer | null =>
  rates === undefined
    ? null
    : { ...rates, items: rates.items.filter((each) => each.type === type && each.side === side) };
