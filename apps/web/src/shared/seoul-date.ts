import { findTradingSession, type TradingSession } from '@gaemi/domain/market-calendar/trading-session';
import { seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import { serverNow } from './server-clock.ts';

/** `2025.12.31 19:40` in Seoul, of a moment (ISO 8601). */
export function momentText(moment: string): string {
  return `${dateText(moment)} ${timeText(moment)}`;
}

/** `19:40` in Seoul, of a moment. */
export function timeText(moment: string): string {
  return seoulClock(new Date(moment));
}

/** `2025.12.31` in Seoul, of a moment. */
export function dateText(moment: string): string {
  return dottedDay(seoulDay(new Date(moment)));
}

/** `2025.12.31` of a day (`yyyy-MM-dd`). */
export function dottedDay(day: string): string {
  return day.replaceAll('-', '.');
}

/** `12.22` in Seoul, of a moment; beside one of another year `25.12.22`. */
export function shortDate(moment: string, beside = moment): string {
  const date = dateText(moment);
  return date.slice(dateText(beside).startsWith(date.slice(0, 4)) ? 5 : 2);
}

/** `12월 22일` in Seoul, of a moment. */
export function longDate(moment: string): string {
  return dayText(seoulDay(new Date(moment)));
}

/** `12월 22일` of a day (`yyyy-MM-dd`). */
export function dayText(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${month}월 ${date}일`;
}

/** `12월 22일` of a day of this year; of another year `2027.01.04`. */
export function unambiguousDay(day: string, now = serverNow()): string {
  const year = day.slice(0, 4);
  return seoulDay(now).startsWith(year) ? dayText(day) : dottedDay(day);
}

const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** `월` of a day (`yyyy-MM-dd`). */
export function weekdayText(day: string): string {
  return weekdays[new Date(day).getUTCDay()] ?? '';
}

/** `오늘`, or `12월 22일 화요일` of a day that is not today, in another year `2027.01.04 월요일`. */
export function todayOrDay(day: string, now = serverNow()): string {
  return day === seoulDay(now) ? '오늘' : `${unambiguousDay(day, now)} ${weekdayText(day)}요일`;
}

const DAY_MS = 86_400_000;
const LONGEST_AGE_DAYS = 30;

/** `오늘`, `어제` or `3일 전` in days of Seoul; from a month on the date (`2025.12.31`). */
export function ageText(moment: string, now = serverNow()): string {
  const days = (Date.parse(seoulDay(now)) - Date.parse(seoulDay(new Date(moment)))) / DAY_MS;
  if (days > LONGEST_AGE_DAYS) return dateText(moment);
  if (days < 1) return '오늘';
  return days === 1 ? '어제' : `${days}일 전`;
}

const sessionNames: Record<TradingSession, string | null> = {
  pre: '장전',
  regular: '장중',
  after: '장후',
  closed: '휴장',
  unknown: null,
};

/** Part of the exchange's day that a moment falls in; null where the calendar does not reach. */
export function sessionText(moment: string): string | null {
  return sessionNames[findTradingSession(new Date(moment))];
}
