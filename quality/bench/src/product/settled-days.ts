import { mjbCalendar } from '@gaemi/contracts/accumulation';
import { routes } from '@gaemi/contracts/routes';
import type { Member } from './member.ts';

/** Returns the days before today that are allowed in an accumulation analysis. */
export async function settledDays(member: Member): Promise<string[]> {
  const { from, today, closed_days: closed } = mjbCalendar.parse(await member.get(routes.mjbCalendar.path));
  const days: string[] = [];
  for (const day = new Date(`${from}T00:00:00Z`); text(day) < today; day.setUTCDate(day.getUTCDate() + 1)) {
    if (![0, 6].includes(day.getUTCDay()) && !closed.includes(text(day))) days.push(text(day));
  }
  return days;
}

const text = (day: Date) => day.toISOString().slice(0, 10);
