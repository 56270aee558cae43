import { afterEach, describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  daysOfPeriod,
  endOfSeoulDay,
  isDay,
  monthsOfPeriod,
  searchingPeriod,
  seoulDay,
  seoulMoment,
  startOfSeoulDay,
} from './seoul-time.ts';

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('days in Seoul', () => {
  it('begin at 15:00 UTC of the day before', () => {
    expect(seoulDay(new Date('2026-11-20T14:59:59.999Z'))).toBe('2026-11-20');
    expect(seoulDay(new Date('2026-11-20T15:00:00.000Z'))).toBe('2026-11-21');
    expect(startOfSeoulDay('2026-11-21').toISOString()).toBe('2026-11-20T15:00:00.000Z');
    expect(endOfSeoulDay('2026-11-21').toISOString()).toBe('2026-11-21T14:59:59.999Z');
  });

  it('are those of a moment that is written as it is read there', () => {
    expect(seoulMoment(new Date('2026-11-20T15:00:00.123Z'))).toBe('2026-11-21T00:00:00.123+09:00');
  });

  it.each(['UTC', 'Asia/Seoul', 'America/New_York'])('are the same under TZ=%s', (name) => {
    process.env.TZ = name;
    expect(seoulDay(new Date('2026-03-08T15:30:00Z'))).toBe('2026-03-09');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(startOfSeoulDay('2026-11-01').getTime()).toBe(Date.UTC(2026, 9, 31, 15));
  });

  it.each(['2026-02-30', '0026-02-03', '2026-13-01', '20261121', '', '2026-1-1'])(
    'refuse %s, which is not a day',
    (text) => {
      expect(() => startOfSeoulDay(text)).toThrow(RangeError);
      expect([text, '2026-11-21'].map(isDay)).toEqual([false, true]);
    },
  );

  it('are counted across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addMonths('2026-11-21', -12)).toBe('2025-11-21');
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(daysBetween('2026-10-21', '2026-11-21')).toBe(31);
    expect(daysBetween('2026-11-21', '2026-10-21')).toBe(-31);
  });
});

describe('a searching period', () => {
  it('has its end date after the blank at character 12', () => {
    const period = searchingPeriod('2026-10-21', '2026-11-21');
    expect(period).toBe('2026-10-21 ~ 2026-11-21');
    expect(period[12]).toBe(' ');
  });

  it('counts months as days divided by 31, rounded', () => {
    expect(monthsOfPeriod('2026-10-21 ~ 2026-11-21')).toBe(1);
    expect(monthsOfPeriod('2026-08-21 ~ 2026-11-21')).toBe(3);
    expect(monthsOfPeriod('2026-05-21 ~ 2026-11-21')).toBe(6);
    expect(monthsOfPeriod('2026-11-10 ~ 2026-11-21')).toBe(0);
    expect(daysOfPeriod('2026-11-10 ~ 2026-11-21')).toBe(11);
  });
});
