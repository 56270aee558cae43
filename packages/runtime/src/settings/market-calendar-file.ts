import * as z from 'zod';
import { jsonFile } from './json-file.ts';

/** Years of the bundled calendar (`@gaemi/domain`), which a file need not repeat. */
const bundledYears = { first: 2025, last: 2027 };

const year = z.int('must be a year').min(2000, 'must be a year').max(2100, 'must be a year');
const weekday = z.iso
  .date('must be a day, yyyy-MM-dd')
  .refine((text) => ![0, 6].includes(new Date(`${text}T00:00:00Z`).getUTCDay()), 'is at a weekend');
const weekdays = z.array(weekday, 'must be a list of days').default([]);

const calendarFile = z
  .strictObject(
    { closed: weekdays, open: weekdays, years: z.tuple([year, year], 'must be [first, last]') },
    'must have closed, open and years and nothing else',
  )
  .superRefine((file, context) => {
    const problem = findProblem(file);
    if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
  });

/**
 * An operator's changes to the bundled calendar: further closed weekdays, days open after all, and the years then
 * covered.
 */
export type MarketCalendarFile = z.infer<typeof calendarFile>;

/** Path of a calendar file; parses to the content of the file. An error is one line. */
export const marketCalendarFile = jsonFile(
  calendarFile,
  'a JSON file like {"closed": ["2028-01-03"], "open": [], "years": [2025, 2028]}',
);

function findProblem({ closed, open, years: [first, last] }: MarketCalendarFile): string | undefined {
  if (first > last) return 'years end before they begin';
  const outside = [...closed, ...open].find(
    (text) => Number(text.slice(0, 4)) < first || Number(text.slice(0, 4)) > last,
  );
  if (outside !== undefined) return `${outside} is outside the years`;
  const both = closed.find((text) => open.includes(text));
  if (both !== undefined) return `${both} is both closed and open`;
  // A year without any given holidays is missing data, not a year without holidays.
  for (let covered = first; covered <= last; covered += 1) {
    const bundled = covered >= bundledYears.first && covered <= bundledYears.last;
    if (!bundled && !closed.some((text) => text.startsWith(`${covered}-`)))
      return `no closed days are given for ${covered}`;
  }
  return undefined;
}
