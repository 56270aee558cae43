import { dayText } from '../../../../shared/seoul-date.ts';
import { dayBefore } from '../day-before.ts';

/** Says of which days of a period figures are, where they are not of all: of all from one on, or of so many. Null for all. */
export function coveredText(days: readonly { day: string }[], periodDays: readonly string[]): string | null {
  const known = new Set(days.map(({ day }) => day));
  const missing = periodDays.filter((day) => !known.has(day));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  if (missing.length === 0) return null;
  if (missing.every((day) => day < first)) return `자료가 있는 ${dayBefore(last, first)}부터 ${dayText(last)}까지의`;
  return `거래일 ${periodDays.length}일 가운데 자료가 있는 ${periodDays.length - missing.length}일의`;
}
