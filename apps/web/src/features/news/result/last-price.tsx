import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { SampleBadge } from '../../../ui/badge/badge.tsx';
import styles from './last-price.module.css';
import { shortDay } from './timeline/day-scale.ts';
import type { DailyPrice } from './timeline/prices.ts';

interface Props {
  prices: readonly DailyPrice[] | undefined;
  /** Keeps its line free, so that nothing moves when they come. */
  isPending: boolean;
  /** The closes are made up beside a result that is not. */
  isSample: boolean;
}

/** The last close and its change since the day before. */
export function LastPrice({ prices, isPending, isSample }: Props) {
  if (isPending) {
    return (
      <p className={styles.price} aria-hidden>
        <b>&nbsp;</b>
      </p>
    );
  }
  const [before, last] = prices?.slice(-2) ?? [];
  if (before === undefined || last === undefined) return null;
  const change = last.close - before.close;
  const arrow = change > 0 ? '▲ ' : change < 0 ? '▼ ' : '';
  return (
    <p className={styles.price}>
      <b>{groupDigits(last.close)}원</b>
      <span className={change > 0 ? styles.up : change < 0 ? styles.down : undefined}>
        {arrow}
        {groupDigits(Math.abs(change))} ({Math.abs((100 * change) / before.close).toFixed(1)}%)
      </span>
      <span className={styles.day}>{shortDay(last.day)} 종가</span>
      {isSample && <SampleBadge />}
    </p>
  );
}
