import type { LastClose } from '@gaemi/contracts/last-close';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { PriceSourceName } from '@gaemi/domain/sources';

/** The last of two stored closes against the first; null where none is stored. */
export function toLastClose(days: readonly DailyPrice[] | undefined, source: PriceSourceName): LastClose | null {
  const [last, before] = (days ?? []).toReversed();
  if (last === undefined) return null;
  const change = before === undefined ? null : toPercent(last.close - before.close, before.close);
  return { close: last.close, change_pct: change, as_of: last.day, source };
}

/** Percent with one decimal. `Math.round` alone would take a fall of 0.05 % for none, and a rise of it for 0.1 %. */
const toPercent = (part: number, whole: number): number =>
  (Math.sign(part) * Math.round((1000 * Math.abs(part)) / whole)) / 10;
