import { MongoError } from '../../values/errors.ts';
import { dayOfYear, isoDayOfWeek, isoWeek, isoWeekYear, week } from './calendar.ts';
import { offsetMs, toLocal } from './timezone.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const padded = (value: number, width: number) => String(value).padStart(width, '0');

const FIELDS: Record<string, (local: Date) => string> = {
  Y: (date) => padded(date.getUTCFullYear(), 4),
  m: (date) => padded(date.getUTCMonth() + 1, 2),
  d: (date) => padded(date.getUTCDate(), 2),
  H: (date) => padded(date.getUTCHours(), 2),
  M: (date) => padded(date.getUTCMinutes(), 2),
  S: (date) => padded(date.getUTCSeconds(), 2),
  L: (date) => padded(date.getUTCMilliseconds(), 3),
  j: (date) => padded(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(isoDayOfWeek(date)),
  U: (date) => padded(week(date), 2),
  V: (date) => padded(isoWeek(date), 2),
  G: (date) => padded(isoWeekYear(date), 4),
  b: (date) => (MONTHS[date.getUTCMonth()] ?? '').slice(0, 3),
  B: (date) => MONTHS[date.getUTCMonth()] ?? '',
};

/** Formats a date as `$dateToString` does. */
export function formatDate(date: Date, format: string, timezone: string | undefined): string {
  const local = toLocal(date, timezone);
  const minutes = Math.round(offsetMs(date, timezone) / 60_000);
  return format.replaceAll(/%(.?)/gs, (_whole, letter: string) => {
    if (letter === '%') return '%';
    if (letter === 'z')
      return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(Math.abs(minutes) / 60), 2)}${padded(Math.abs(minutes) % 60, 2)}`;
    if (letter === 'Z') return `${minutes < 0 ? '-' : '+'}${padded(Math.abs(minutes), 3)}`;
    const field = Object.hasOwn(FIELDS, letter) ? FIELDS[letter] : undefined;
    if (!field) throw new MongoError(18536, `Invalid format character '%${letter}' in format string`);
    return field(local);
  });
}
