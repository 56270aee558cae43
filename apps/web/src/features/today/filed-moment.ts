import type { TodayItem } from '@gaemi/contracts/today';
import { isStartOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { dateText, momentText, shortDate, timeText } from '../../shared/seoul-date.ts';

/** When a filing was received: `2025.12.31 19:40`, or the day alone where no more is known. */
export const filedText = (at: string): string => (isStartOfSeoulDay(new Date(at)) ? dateText(at) : momentText(at));

type Reported = Pick<TodayItem, 'at' | 'data_source' | 'confirmed_by' | 'differs_from'>;

/** Whether the first report of an event is a filing of which only the day is known: it may have come after the close. */
export const isOfUnknownMoment = ({ at, data_source, confirmed_by, differs_from }: Reported): boolean =>
  (data_source === 'dart' || (confirmed_by ?? differs_from ?? null) !== null) && isStartOfSeoulDay(new Date(at));

/**
 * When an event came out: on the page of its day the time alone, none where its first report is a filing of unknown moment. What came out
 * while the market was closed stands on the page of the next trading day, with its own day.
 */
export function eventMoment(event: Reported, pageDay?: string): string {
  const { at } = event;
  const isUnknown = isOfUnknownMoment(event);
  if (pageDay === undefined) return isUnknown ? dateText(at) : momentText(at);
  const day = seoulDay(new Date(at)) === pageDay ? '' : shortDate(at);
  return isUnknown ? day : `${day} ${timeText(at)}`.trim();
}
