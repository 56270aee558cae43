import { addDays, addMonths, firstOfMonth } from '@gaemi/domain/seoul-time';

interface HalfMonth {
  from: string;
  to: string;
}

/** Returns the half of a month in which a day lies: up to the 15th, or from the 16th on. */
export function findHalfMonth(day: string): HalfMonth {
  const first = firstOfMonth(day);
  const middle = addDays(first, 14);
  return day <= middle
    ? { from: first, to: middle }
    : { from: addDays(middle, 1), to: addDays(addMonths(first, 1), -1) };
}

/** Returns the halves in which days lie, each once, in the order of the days. */
export const listHalfMonths = (days: readonly string[]): HalfMonth[] => [
  ...new Map(days.map((day) => [findHalfMonth(day).from, findHalfMonth(day)])).values(),
];
