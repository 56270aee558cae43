import type { LastClose } from '@gaemi/contracts/last-close';
import { dailyChange } from '@gaemi/domain/prices/daily-change';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { PriceSourceName } from '@gaemi/domain/sources';

/** The last of two stored closes against the first; null where none is stored. */
export function toLastClose(days: readonly DailyPrice[] | undefined, source: PriceSourceName): LastClose | null {
  const [last, before] = (days ?? []).toReversed();
  if (last === undefined) return null;
  return { close: last.close, change_pct: dailyChange(before, last), as_of: last.day, source };
}
