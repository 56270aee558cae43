import type { DayAhead } from '@gaemi/contracts/days-ahead';
import type { DayAhead as NamedDayAhead } from '@gaemi/domain/filings/named-days';

/** Writes a day that a filing names as programs and screens read it. */
export function toDayAhead({ day, kind, text, link, source }: NamedDayAhead): DayAhead {
  return { day, kind, text, link, sample: source === 'sample' };
}
