import { seoulDay } from '@gaemi/domain/seoul-time';

const clock = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `2025.12.31 19:40` in Seoul, of a moment (ISO 8601). */
export function momentText(moment: string): string {
  const date = new Date(moment);
  return `${dateText(moment)} ${clock.format(date)}`;
}

/** `2025.12.31` in Seoul, of a moment. */
export function dateText(moment: string): string {
  return seoulDay(new Date(moment)).replaceAll('-', '.');
}

/** `12.22` in Seoul, of a moment. */
export function shortDate(moment: string): string {
  return seoulDay(new Date(moment)).slice(5).replace('-', '.');
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
