import { changePercent } from './change-percent.ts';
import type { DailyPrice } from './daily-price.ts';

/**
 * Returns the move of the last of two closes, in percent. Null without one before it, and on a day without a trade: a halted stock
 * repeats its last close, which is no answer to what came out meanwhile.
 */
export function dailyChange(
  before: Pick<DailyPrice, 'close'> | undefined,
  last: Pick<DailyPrice, 'close' | 'volume'>,
): number | null {
  return before === undefined || last.volume === 0 ? null : changePercent(before.close, last.close);
}
