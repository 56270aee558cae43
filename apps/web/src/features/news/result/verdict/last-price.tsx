import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { dailyChange } from '@gaemi/domain/prices/daily-change';
import { isSynthetic } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { SampleBadge } from '../../../../ui/badge/badge.tsx';
import type { ResultView } from '../result-view.ts';
import { shortDay } from '../timeline/day-scale.ts';
import { pricesOfResultQuery } from '../timeline/prices.ts';
import styles from './last-price.module.css';

/** The last close and its change since the day before; a day without a trade has none. */
export function LastPrice({ view }: { view: ResultView }) {
  const { data: prices, isPending } = useQuery(pricesOfResultQuery(view));
  if (isPending) {
    // Keeps its line free, so that nothing moves when they come.
    return (
      <p className={styles.price} aria-hidden>
        <b>&nbsp;</b>
      </p>
    );
  }
  const [before, last] = prices?.items.slice(-2) ?? [];
  if (before === undefined || last === undefined) return null;
  // The closes are made up beside a result that is not.
  const isSample = !view.isSample && isSynthetic(prices?.source ?? 'none');
  const percent = dailyChange(before, last);
  return (
    <p className={styles.price}>
      <b>{groupDigits(last.close)}원</b>
      {percent !== null && <Change won={last.close - before.close} percent={percent} />}
      <span className={styles.day}>{shortDay(last.day)} 종가</span>
      {isSample && <SampleBadge />}
    </p>
  );
}

function Change({ won, percent }: { won: number; percent: number }) {
  const arrow = won > 0 ? '▲ ' : won < 0 ? '▼ ' : '';
  return (
    <span className={won > 0 ? styles.up : won < 0 ? styles.down : undefined}>
      {arrow}
      {groupDigits(Math.abs(won))} ({Math.abs(percent).toFixed(1)}%)
    </span>
  );
}
