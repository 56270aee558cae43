import { describe, expect, it } from 'vitest';
import { isOpenDay, lastMonths, lastSettledDay, tradingDaysIn } from './market-period.ts';

// A Saturday; Friday the 20th was a session, Monday the 5th of October a holiday.
const calendar = { today: '2026-11-21', from: '2025-11-21', closed_days: ['2026-10-05', '2026-10-09'] };

describe('periods of trading days', () => {
  it('has no weekends, holidays, days to come and days before the reach', () => {
    const days = ['2026-11-20', '2026-11-21', '2026-11-23', '2026-10-05', '2025-11-20', '2025-11-21'];
    expect(days.filter((day) => isOpenDay(calendar, day))).toEqual(['2026-11-20', '2025-11-21']);
  });

  it('counts the trading days of a range with both ends', () => {
    expect(tradingDaysIn(calendar, { from: '2026-10-02', to: '2026-10-12' })).toBe(5);
    expect(tradingDaysIn(calendar, { from: '2026-11-20', to: '2026-11-20' })).toBe(1);
    expect(tradingDaysIn(calendar, { from: '2026-11-20', to: '' })).toBe(0);
  });

  it('gives quick ranges that begin and end on trading days within the reach', () => {
    expect(lastMonths(calendar, 1)).toEqual({ from: '2026-10-21', to: '2026-11-20' });
    expect(lastMonths(calendar, 3)).toEqual({ from: '2026-08-21', to: '2026-11-20' });
    expect(lastMonths(calendar, 12)).toEqual({ from: '2025-11-21', to: '2026-11-20' });
    expect(lastMonths({ ...calendar, from: '2026-10-05' }, 6)).toEqual({ from: '2026-10-06', to: '2026-11-20' });
  });
});

describe('the last settled day', () => {
  // A Thursday and the Friday before the Saturday of the calendar.
  const at = (moment: string) => lastSettledDay({ ...calendar, today: moment.slice(0, 10) }, new Date(moment));

  it('is the day before until the evening, then the day itself', () => {
    expect(at('2026-11-19T20:14:00+09:00')).toBe('2026-11-18');
    expect(at('2026-11-19T20:15:00+09:00')).toBe('2026-11-19');
  });

  it('is the last trading day on a weekend', () => {
    expect(at('2026-11-22T21:00:00+09:00')).toBe('2026-11-20');
  });
});
