import type { TodayItem } from '@gaemi/contracts/today';
import { isStartOfSeoulDay } from '@gaemi/domain/seoul-time';
import { dateText, momentText, timeText } from '../../shared/seoul-date.ts';

/** When a filing was received: `2025.12.31 19:40`, or the day alone where no more is known. */
export const filedText = (at: string): string => (isStartOfSeoulDay(new Date(at)) ? dateText(at) : momentText(at));

/** When an event came out, on the page of its day the time alone: none where its first report is a filing of unknown moment. */
export function eventMoment(
  { at, data_source, confirmed_by }: Pick<TodayItem, 'at' | 'data_source' | 'confirmed_by'>,
  { ofDay }: { ofDay: boolean },
): string {
  const isFiled = data_source === 'dart' || confirmed_by !== null;
  if (isFiled && isStartOfSeoulDay(new Date(at))) return ofDay ? '' : dateText(at);
  return ofDay ? timeText(at) : momentText(at);
}
