import { groupDigits } from '@gaemi/domain/figures/group-digits';
import { dailyChange } from '@gaemi/domain/prices/daily-change';
import type { DailyPrice } from './prices.ts';

/** Three values for the lines of a price lane, lowest first: round numbers that hold all closes. */
export function priceTicks(closes: readonly number[]): [number, number, number] {
  const low = Math.min(...closes);
  const high = Math.max(...closes);
  const least = Math.max((high - low) / 2, high * 0.005, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  for (const step of [1, 1.5, 2, 2.5, 3, 4, 5, 10, 20].map((factor) => factor * power)) {
    const start = Math.floor(low / step) * step;
    if (step >= least && start + 2 * step >= high) return [start, start + step, start + 2 * step];
  }
  return [low, (low + high) / 2, high];
}

/** `18.5만`, `9,500` */
export function shortWon(won: number): string {
  return won >= 10_000 ? `${groupDigits(Number((won / 10_000).toFixed(2)))}만` : groupDigits(won);
}

/** `▲ 1.7%`, of a change in percent. */
export function changeText(percent: number): string {
  const arrow = percent > 0 ? '▲' : percent < 0 ? '▼' : '';
  return `${arrow}${Math.abs(percent).toFixed(1)}%`;
}

export interface PriceOfDay {
  day: string;
  close: number;
  /** Percent since the trading day before; null on the first day, without a trade, and for the close of an earlier day than the asked one. */
  change: number | null;
}

/** The last close on or before a day: that of today comes in the evening, and a Sunday has none. */
export function priceOn(prices: readonly DailyPrice[], day: string): PriceOfDay | null {
  const index = prices.findLastIndex((price) => price.day <= day);
  const price = prices[index];
  const before = prices[index - 1];
  if (price === undefined) return null;
  return { day: price.day, close: price.close, change: price.day === day ? dailyChange(before, price) : null };
}
