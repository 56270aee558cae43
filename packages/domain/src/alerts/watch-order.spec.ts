import { describe, expect, it } from 'vitest';
import { bundledCalendar } from '../market-calendar/market-calendar.ts';
import { alertedFromDay, inTurn, nextWatchAfter, watchRoundAt } from './watch-order.ts';

const seoul = (time: string) => new Date(`${time}+09:00`);

describe('the round of a moment', () => {
  it.each([
    ['2026-11-23T06:59:59', null],
    ['2026-11-23T07:00:00', '2026-11-23T07'],
    ['2026-11-23T20:59:59', '2026-11-23T20'],
    ['2026-11-23T21:00:00', null],
    ['2026-11-22T10:00:00', null],
    ['2026-12-25T10:00:00', null],
  ])('%s is %s', (time, round) => {
    expect(watchRoundAt(seoul(time), bundledCalendar)).toBe(round);
  });

  it('is none in a year that the calendar does not cover', () => {
    expect(watchRoundAt(seoul('2099-11-23T10:00:00'), bundledCalendar)).toBeNull();
  });
});

describe('the first round after a day', () => {
  it.each([
    ['2026-11-23', '2026-11-24T07:00:00'],
    ['2026-11-20', '2026-11-23T07:00:00'],
    ['2026-12-24', '2026-12-28T07:00:00'],
  ])('%s begins at %s', (day, at) => {
    expect(nextWatchAfter(day, bundledCalendar)).toEqual(seoul(at));
  });

  it('is not known past the years of the calendar', () => {
    expect(nextWatchAfter('2099-11-23', bundledCalendar)).toBeNull();
  });
});

describe('the turn of stocks', () => {
  const stock = (code: string, watchers: number, watchedAt: string | null) => ({
    code,
    watchers,
    watchedAt: watchedAt === null ? null : new Date(watchedAt),
  });

  it('is the longest wait first, then the most watchers, then the code', () => {
    const stocks = [
      stock('000003', 900, '2026-11-23T02:00:00Z'),
      stock('000002', 1, '2026-11-23T01:00:00Z'),
      stock('000005', 2, null),
      stock('000004', 7, null),
      stock('000001', 2, null),
    ];
    expect(inTurn(stocks).map(({ code }) => code)).toEqual(['000004', '000001', '000005', '000002', '000003']);
  });

  it('serves every stock within as many rounds as it takes to serve all once, whatever the watchers', () => {
    const all = Array.from({ length: 10 }, (_, index) => stock(`00000${index}`, index === 0 ? 1 : 1_000, null));
    const served = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      for (const each of inTurn(all).slice(0, 2)) {
        served.add(each.code);
        each.watchedAt = new Date(Date.UTC(2026, 10, 23, round));
      }
    }
    expect(served.size).toBe(all.length);
  });
});

describe('the first day whose events a look alerts to', () => {
  it.each([
    ['today at the first look', null, '2026-11-24'],
    ['yesterday, an hour after the last look', '2026-11-24T09:00:00', '2026-11-23'],
    ['yesterday, after the last look of the day before', '2026-11-23T20:00:00', '2026-11-23'],
    ['today, where a trading day was left out', '2026-11-20T20:00:00', '2026-11-24'],
  ])('is %s', (_, watchedAt, day) => {
    const at = watchedAt === null ? null : seoul(watchedAt);
    expect(alertedFromDay({ watchedAt: at, now: seoul('2026-11-24T10:00:00') }, bundledCalendar)).toBe(day);
  });

  it.each([
    ['in the first look after a weekend', '2026-11-20T20:00:00', '2026-11-23T07:00:00', '2026-11-20'],
    ['an hour later', '2026-11-23T07:00:00', '2026-11-23T08:00:00', '2026-11-20'],
    ['after a long holiday', '2026-12-24T20:00:00', '2026-12-28T07:00:00', '2026-12-24'],
  ])('is the last trading day %s', (...[, watchedAt, now, day]) => {
    expect(alertedFromDay({ watchedAt: seoul(watchedAt), now: seoul(now) }, bundledCalendar)).toBe(day);
  });
});
