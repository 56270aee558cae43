import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { changePercent } from '@gaemi/domain/prices/change-percent';
import { isSynthetic } from '@gaemi/domain/sources';
import { useQuery } from '@tanstack/react-query';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import styles from './last-price.module.css';
import type { ResultView } from './result-view.ts';
import { shortDay } from './timeline/day-scale.ts';
import { pricesOfResultQuery } from './timeline/prices.ts';

/** The last close and its change since the day before. */
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
  const change = last.close - before.close;
  const arrow = change > 0 ? '▲ ' : change < 0 ? '▼ ' : '';
  return (
    <p className={styles.price}>
      <b>{groupDigits(last.close)}원</b>
      <span className={change > 0 ? styles.up : change < 0 ? styles.down : undefined}>
        {arrow}
        {groupDigits(Math.abs(change))} ({Math.abs(changePercent(before.close, last.close)).toFixed(1)}%)
      </span>
      <span className={styles.day}>{shortDay(last.day)} 종가</span>
      {isSample && <SampleBadge />}
    </p>
  );
}
