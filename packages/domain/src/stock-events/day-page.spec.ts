import { describe, expect, it } from 'vitest';
import { isWeekend } from '../market-calendar/market-calendar.ts';
import { addDays } from '../seoul-time.ts';
import {
  daysOfPage,
  earlierDayWithEvents,
  isOnDayPage,
  latestPageDay,
  pageDayOf,
  pageOfClosedDay,
  toPageStage,
} from './day-page.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

describe('the page of the day', () => {
  it('is by default that of the latest trading day that has begun', () => {
    expect(latestPageDay(seoul('23T00:00'))).toBe('2026-11-23');
    expect(latestPageDay(seoul('22T23:59'))).toBe('2026-11-20');
    expect(latestPageDay(seoul('21T08:00'))).toBe('2026-11-20');
  });

  it('before its first event gives way to the last day that has some', () => {
    const [first, second] = [
      { day: '2026-11-24', good: 3, bad: 0 },
      { day: '2026-11-25', good: 0, bad: 2 },
    ];
    const empty = { day: '2026-11-26', good: 0, bad: 0 };
    expect(earlierDayWithEvents([first, second, empty])).toBe('2026-11-25');
    expect(earlierDayWithEvents([first, empty, empty])).toBe('2026-11-24');
    expect(earlierDayWithEvents([first, second])).toBeUndefined();
    expect(earlierDayWithEvents([empty])).toBeUndefined();
    expect(earlierDayWithEvents([])).toBeUndefined();
  });

  it('has what came in on the days without trade before it', () => {
    expect(daysOfPage('2026-11-23')).toEqual({ from: '2026-11-21', to: '2026-11-23' });
    expect(daysOfPage('2026-11-24')).toEqual({ from: '2026-11-24', to: '2026-11-24' });
    expect(pageDayOf('2026-11-22')).toBe('2026-11-23');
    expect(pageDayOf('2026-11-20')).toBe('2026-11-20');
  });

  it('is that of a weekday after the calendar: no day of news falls between two pages', () => {
    expect(latestPageDay(new Date('2028-01-09T10:00:00+09:00'))).toBe('2028-01-07');
    let page = '2027-12-29';
    for (let day = '2027-12-30'; day < '2028-02-01'; day = addDays(day, 1)) {
      const { from, to } = daysOfPage(pageDayOf(day));
      expect([day, from <= day, day <= to, isWeekend(to)]).toEqual([day, true, true, false]);
      expect(from).toBe(to === page ? daysOfPage(page).from : addDays(page, 1));
      page = to;
    }
  });

  it('of a day without trade is that of the next trading day, by what the server knows of the day', () => {
    expect(pageOfClosedDay('2026-11-21', '2026-11-20')).toBe('2026-11-23');
    // The page of the day itself, which the server knows to belong to another one.
    expect(pageOfClosedDay('2026-12-24', '2026-12-23')).toBe('2026-12-24');
    expect(pageOfClosedDay('2026-07-17', '2026-07-17')).toBeUndefined();
    // Read the evening before: the calendar of the product alone tells.
    expect(pageOfClosedDay('2026-11-25', undefined)).toBeUndefined();
    expect(pageOfClosedDay('2026-11-21', undefined)).toBe('2026-11-23');
  });

  it('has good and bad events that are material or filed', () => {
    expect(isOnDayPage({ side: 'good', strength: 2, filed: false })).toBe(true);
    expect(isOnDayPage({ side: 'bad', strength: 1, filed: true })).toBe(true);
    expect(isOnDayPage({ side: 'bad', strength: 1, filed: false })).toBe(false);
    const differsFrom = { link: 'https://dart.example/1', date: '2026-11-23' };
    expect(isOnDayPage({ side: 'bad', strength: 1, filed: false, differsFrom })).toBe(true);
    expect(isOnDayPage({ side: 'bad', strength: 1, filed: false, differsFrom: null })).toBe(false);
    expect(isOnDayPage({ side: null, strength: 3, filed: true })).toBe(false);
  });

  it('names the stage of a rumour', () => {
    expect(toPageStage(null)).toBe('none');
    expect(toPageStage('pending')).toBe('rumour');
    expect(toPageStage('withdrawn')).toBe('denied');
    expect(toPageStage('confirmed')).toBe('confirmed');
  });
});
