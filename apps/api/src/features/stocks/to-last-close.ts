import type { LastClose } from '@gaemi/contracts/last-close';
import { changePercent } from '@gaemi/domain/prices/change-percent';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { PriceSourceName } from '@gaemi/domain/sources';

/** The last of two stored closes against the first; null where none is stored. */
export function toLastClose(days: readonly DailyPrice[] | undefined, source: PriceSourceName): LastClose | null {
  const [last, before] = (days ?? []).toReversed();
  if (last === undefined) return null;
  const change = before === undefined ? null : changePercent(before.close, last.close);
  return { close: last.close, change_pct: change, as_of: last.day, source };
}
