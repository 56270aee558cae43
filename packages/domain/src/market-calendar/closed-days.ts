/** Years that the tables below cover. */
export const firstYear = 2025;
export const lastYear = 2027;

// Weekdays on which the Korea Exchange is closed: public holidays with their substitutes, Labour Day, elections, and
// the year's last weekday. Add holidays that are announced later.
const closed: Readonly<Record<number, string>> = {
  2025: '01-01 01-27 01-28 01-29 01-30 03-03 05-01 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25 12-31',
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25 12-31',
  2027: '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27 12-31',
};

/** Closed weekdays, "yyyy-MM-dd". */
export const closedDays: ReadonlySet<string> = new Set(
  Object.entries(closed).flatMap(([year, days]) => days.split(' ').map((day) => `${year}-${day}`)),
);

/**
 * Days on which the regular session moves by an hour: the year's first opens at 10:00; that of the university entrance
 * exam is 10:00–16:30.
 */
export const movedSessions: Readonly<Record<string, { opens: string; closes: string }>> = {
  '2025-01-02': { opens: '10:00', closes: '15:30' },
  '2025-11-13': { opens: '10:00', closes: '16:30' },
  '2026-01-02': { opens: '10:00', closes: '15:30' },
  '2026-11-19': { opens: '10:00', closes: '16:30' },
  '2027-01-04': { opens: '10:00', closes: '15:30' },
  '2027-11-18': { opens: '10:00', closes: '16:30' },
};
