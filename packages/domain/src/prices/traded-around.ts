import { addDays } from '../seoul-time.ts';
import type { DailyPrice } from './daily-price.ts';

/** Calendar days of prices on each side. */
const REACH = 30;

/**
 * Returns the prices around a day, those without a trade left out: of the month up to the last trade before it, of the day itself, and of
 * the month from the first trade after it. A halt of any length is bridged, so that the close after its news is the first one made of
 * trades, also where the news came after the last close before the halt.
 */
export function tradedAround(prices: readonly DailyPrice[], day: string): DailyPrice[] {
  const traded = prices.filter(({ volume }) => volume > 0);
  const before = traded.findLast((price) => price.day < day)?.day ?? day;
  const after = traded.find((price) => price.day > day)?.day ?? day;
  const [from, to] = [addDays(before, -REACH), addDays(after, REACH)];
  return traded.filter((price) => price.day >= from && price.day <= to);
}
