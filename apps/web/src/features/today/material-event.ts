import type { TodayItem } from '@gaemi/contracts/today';

/** Whether an event of a stock is shown without being asked for: strong enough, or told by a filing, with whatever figures. */
export const isMaterial = ({
  strength,
  confirmed_by,
  differs_from,
}: Pick<TodayItem, 'strength' | 'confirmed_by' | 'differs_from'>): boolean =>
  strength >= 2 || (confirmed_by ?? differs_from ?? null) !== null;
