import { marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { describe, expect, it, vi } from 'vitest';
import { CalendarEnd, calendarProblem, calendarRemedy } from './calendar-end.ts';

const bundled = marketCalendar();
const given = marketCalendar({ closed: ['2028-01-03'], open: [], years: [2025, 2028] });
const inSeoul = (time: string) => new Date(`${time}+09:00`);

describe('the end of the trading days known', () => {
  it.each([
    ['91 days before', '2027-10-01T23:59:59', bundled, null],
    [
      '90 days before',
      '2027-10-02T00:00:00',
      bundled,
      'end with 2027, in 90 days: then monitoring, briefings and accumulation ratios stop',
    ],
    ['on the last day', '2027-12-31T23:59:59', bundled, 'end with 2027, in 0 days'],
    ['on the day after', '2028-01-01T00:00:00', bundled, 'are those of 2025–2027, without 2028-01-01'],
    ['years after', '2030-06-03T09:00:00', bundled, 'without 2030-06-03: until it is known, monitoring, briefings'],
    ['before a year of the operator', '2027-12-31T12:00:00', given, null],
    ['before it begins', '2024-12-31T12:00:00', bundled, 'without 2024-12-31'],
  ])('%s', (_, time, calendar, problem) => {
    const said = calendarProblem({ now: inSeoul(time), calendar });
    expect(said).toEqual(problem === null ? null : expect.stringContaining(problem));
  });

  it('has a remedy that names the year and the setting', () => {
    const remedy = (time: string) => calendarRemedy({ now: inSeoul(time), calendar: bundled });
    expect(remedy('2027-11-01T12:00:00')).toMatch(/knows 2028, .* MARKET_CALENDAR_FILE/);
    expect(remedy('2030-01-01T12:00:00')).toContain('knows 2030,');
  });

  it('is in the log of a worker from its start on, and not while it is far', () => {
    const logger = createLogger({ app: 'test', level: 'silent' });
    const warned = vi.spyOn(logger, 'warn');
    let now = inSeoul('2027-06-01T08:00:00');
    const watch = new CalendarEnd(bundled, { now: () => now }, logger);
    watch.onApplicationBootstrap();
    expect(warned).not.toHaveBeenCalled();
    now = inSeoul('2027-11-01T07:50:00');
    watch.warn();
    new CalendarEnd(bundled, { now: () => now }, logger).onApplicationBootstrap();
    const line = expect.stringMatching(/end with 2027, in 60 days.*MARKET_CALENDAR_FILE/);
    expect(warned.mock.calls).toEqual([[line], [line]]);
  });
});
