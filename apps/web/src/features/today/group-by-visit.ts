import type { TodayItem } from '@gaemi/contracts/today';
import { groupBy } from '@gaemi/domain/group-by';
import { seoulDay } from '@gaemi/domain/seoul-time';

/** Events of a stock under one heading, in the order in which they came. */
export interface EventGroup {
  name: string;
  items: TodayItem[];
}

/** Puts events under the time of the last visit (null at the first) and by week; what would be empty is left out. */
export function groupByVisit(
  events: readonly TodayItem[],
  { lastVisit, weekAgo }: { lastVisit: string | null; weekAgo: string },
): EventGroup[] {
  const nameOf = ({ at }: TodayItem) => {
    if (lastVisit !== null && at > lastVisit) return '지난번에 본 뒤';
    return seoulDay(new Date(at)) > weekAgo ? '최근 7일' : '그 앞';
  };
  return [...groupBy(events, nameOf)].map(([name, items]) => ({ name, items }));
}
