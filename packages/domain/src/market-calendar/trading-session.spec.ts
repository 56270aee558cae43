import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '../seoul-time.ts';
import { closedDays } from './closed-days.ts';
import { isTradingDay } from './market-calendar.ts';
import { closingTime, findTradingSession } from './trading-session.ts';

const at = (text: string) => findTradingSession(new Date(`${text}:00+09:00`));
const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the trading session', () => {
  it.each([
    ['2026-11-20T08:59', 'pre'],
    ['2026-11-20T09:00', 'regular'],
    ['2026-11-20T15:29', 'regular'],
    ['2026-11-20T15:30', 'after'],
    ['2026-11-20T23:59', 'after'],
    ['2026-11-21T10:00', 'closed'],
    ['2026-11-22T10:00', 'closed'],
  ])('at %s in Seoul is %s [R44]', (time, session) => {
    expect(at(time)).toBe(session);
  });

  it.each([
    ['2026-07-17', false],
    ['2026-09-28', true],
    ['2026-12-31', false],
    ['2027-05-03', false],
    ['2024-12-30', undefined],
    ['2028-01-03', undefined],
  ])('of %s follows the calendar', (day, trades) => {
    expect(isTradingDay(day)).toBe(trades);
    expect(at(`${day}T10:30`)).toBe(trades === undefined ? 'unknown' : trades ? 'regular' : 'closed');
  });

  it('moves on the first day of a year and on the day of the entrance exam', () => {
    expect([at('2026-01-02T09:30'), at('2026-01-02T10:00'), at('2026-01-02T15:30')]).toEqual([
      'pre',
      'regular',
      'after',
    ]);
    expect([at('2026-11-19T09:59'), at('2026-11-19T16:29'), at('2026-11-19T16:30')]).toEqual([
      'pre',
      'regular',
      'after',
    ]);
    expect(['2026-01-02', '2026-11-19', '2026-11-20'].map(closingTime)).toEqual(['15:30', '16:30', '15:30']);
    // Of every year that the calendar covers, as soon as it is announced.
    expect([at('2027-11-18T09:59'), at('2027-11-18T16:29'), at('2027-11-18T16:30')]).toEqual([
      'pre',
      'regular',
      'after',
    ]);
  });

  it('changes the day at midnight in Seoul, 15:00Z', () => {
    expect(findTradingSession(new Date('2026-11-19T14:59:59Z'))).toBe('after');
    expect(findTradingSession(new Date('2026-11-19T15:00:00Z'))).toBe('pre');
    expect(findTradingSession(new Date('2026-11-20T15:00:00Z'))).toBe('closed');
  });

  it.each(['UTC', 'Asia/Seoul', 'America/New_York'])('gives the same session under TZ=%s', (name) => {
    process.env.TZ = name;
    expect(at('2026-11-20T09:00')).toBe('regular');
    expect(at('2026-07-17T09:00')).toBe('closed');
  });

  it('refuses an invalid date', () => {
    expect(() => findTradingSession(new Date('soon'))).toThrow(RangeError);
  });
});

describe('the calendar', () => {
  it.each([
    [2025, 242, 19],
    [2026, 244, 17],
    [2027, 245, 16],
  ])('has the sessions of %i', (year, sessions, closures) => {
    const days: string[] = [];
    for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1)) days.push(day);
    expect(days.filter((day) => isTradingDay(day) === true)).toHaveLength(sessions);
    expect(days.filter((day) => closedDays.has(day))).toHaveLength(closures);
  });

  it('lists weekdays only', () => {
    expect([...closedDays].filter((day) => [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay()))).toEqual([]);
  });
});
