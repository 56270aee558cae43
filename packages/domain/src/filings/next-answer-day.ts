import { unifyText } from '../company-matching/plain-text.ts';
import { addMonths, startOfSeoulDay } from '../seoul-time.ts';
import type { Filing } from './filing.ts';

const announced = /재공시|다시 ?공시|추후 ?공시|공시 ?(?:기한|예정)/;
const fullDay = /(20\d\d)\s?[-./년]\s?(\d{1,2})\s?[-./월]\s?(\d{1,2})/;
const monthAndDay = /(\d{1,2})\s?월\s?(\d{1,2})\s?일/;
const withinMonths = /(\d{1,2})\s?개월\s?(?:이내|내|안|후)/;

/**
 * Returns the day on which a pending answer promises the next one, "yyyy-MM-dd", as far as the report name states it
 * ("재공시예정일 2026-12-20", "재공시기한: 12월 20일", "3개월 이내 재공시"); else null.
 */
export function findNextAnswerDay({
  reportName,
  receivedOn,
}: Pick<Filing, 'reportName' | 'receivedOn'>): string | null {
  const text = unifyText(reportName);
  if (!announced.test(text)) return null;
  const [, year, month, day] = fullDay.exec(text) ?? [];
  if (year !== undefined) return existingDay(year, month, day);
  const [, nextMonth, nextDay] = monthAndDay.exec(text) ?? [];
  if (nextMonth !== undefined) {
    const thisYear = Number(receivedOn.slice(0, 4));
    const days = [thisYear, thisYear + 1].map((each) => existingDay(String(each), nextMonth, nextDay));
    return days.find((each) => each !== null && each >= receivedOn) ?? null;
  }
  const months = withinMonths.exec(text)?.[1];
  return months === undefined ? null : addMonths(receivedOn, Number(months));
}

function existingDay(year: string, month = '', day = ''): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  try {
    startOfSeoulDay(text);
    return text;
  } catch {
    return null;
  }
}
