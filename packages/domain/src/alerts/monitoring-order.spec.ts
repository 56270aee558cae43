import { describe, expect, it } from 'vitest';
import { bundledCalendar } from '../market-calendar/market-calendar.ts';
import { alertWindow, inTurn, monitoringRoundAt, nextRoundAfter, roundEnd } from './monitoring-order.ts';

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
    expect(monitoringRoundAt(seoul(time), bundledCalendar)).toBe(round);
  });

  it('is none in a year that the calendar does not cover', () => {
    expect(monitoringRoundAt(seoul('2099-11-23T10:00:00'), bundledCalendar)).toBeNull();
  });
});

describe('the first round after a day', () => {
  it.each([
    ['2026-11-23', '2026-11-24T07:00:00'],
    ['2026-11-20', '2026-11-23T07:00:00'],
    ['2026-12-24', '2026-12-28T07:00:00'],
  ])('%s begins at %s', (day, at) => {
    expect(nextRoundAfter(day, bundledCalendar)).toEqual(seoul(at));
  });

  it('is not known past the years of the calendar', () => {
    expect(nextRoundAfter('2099-11-23', bundledCalendar)).toBeNull();
  });
});

describe('the turn of stocks', () => {
  const stock = (code: string, subscribers: number, monitoredAt: string | null) => ({
    code,
    subscribers,
    monitoredAt: monitoredAt === null ? null : new Date(monitoredAt),
  });

  it('is the longest wait first, then the most subscribers, then the code', () => {
    const stocks = [
      stock('000003', 900, '2026-11-23T02:00:00Z'),
      stock('000002', 1, '2026-11-23T01:00:00Z'),
      stock('000005', 2, null),
      stock('000004', 7, null),
      stock('000001', 2, null),
    ];
    expect(inTurn(stocks).map(({ code }) => code)).toEqual(['000004', '000001', '000005', '000002', '000003']);
  });

  it('serves every stock within as many rounds as it takes to serve all once, whatever the subscribers', () => {
    const all = Array.from({ length: 10 }, (_, index) => stock(`00000${index}`, index === 0 ? 1 : 1_000, null));
    const served = new Set<string>();
    for (let round = 0; round < 5; round += 1) {
      for (const each of inTurn(all).slice(0, 2)) {
        served.add(each.code);
        each.monitoredAt = new Date(Date.UTC(2026, 10, 23, round));
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
    ['today, where nobody subscribed to the stock for more than a week', '2026-11-16T20:00:00', '2026-11-24'],
  ])('is %s', (_, monitoredAt, fromDay) => {
    const at = monitoredAt === null ? null : seoul(monitoredAt);
    const window = alertWindow({ monitoredAt: at, now: seoul('2026-11-24T10:00:00') }, bundledCalendar);
    expect(window).toMatchObject({ fromDay, missedBefore: null });
  });

  it.each([
    ['in the first look after a weekend', '2026-11-20T20:00:00', '2026-11-23T07:00:00', '2026-11-20'],
    ['an hour later', '2026-11-23T07:00:00', '2026-11-23T08:00:00', '2026-11-20'],
    ['after a long holiday', '2026-12-24T20:00:00', '2026-12-28T07:00:00', '2026-12-24'],
  ])('is the last trading day %s', (...[, monitoredAt, now, fromDay]) => {
    const window = alertWindow({ monitoredAt: seoul(monitoredAt), now: seoul(now) }, bundledCalendar);
    expect(window).toMatchObject({ fromDay, missedBefore: null });
  });

  it.each([
    ['that of the last look, where a trading day was left out', '2026-11-20T20:00:00', '2026-11-24', '2026-11-20'],
    ['that of the last look, two trading days before', '2026-11-24T07:00:00', '2026-11-26', '2026-11-24'],
    ['the third trading day before, where more were left out', '2026-11-19T20:00:00', '2026-11-26', '2026-11-23'],
    ['that of the last look before closed days', '2026-02-13T20:00:00', '2026-02-20', '2026-02-13'],
    ['the third trading day before, where it was the last look', '2026-02-12T20:00:00', '2026-02-20', '2026-02-12'],
  ])('is %s, and what was missed is notified together', (...[, monitoredAt, today, fromDay]) => {
    const now = seoul(`${today}T10:00:00`);
    const window = alertWindow({ monitoredAt: seoul(monitoredAt), now }, bundledCalendar);
    expect(window).toMatchObject({ fromDay, missedBefore: today });
  });
});

describe('the first day whose events may become strong later', () => {
  it.each([
    ['today at the first look', null, '2026-11-24'],
    ['a week before after a look', '2026-11-24T09:00:00', '2026-11-17'],
    ['a week before after an outage', '2026-11-20T20:00:00', '2026-11-17'],
    ['today after more than a week', '2026-11-16T20:00:00', '2026-11-24'],
  ])('is %s', (_, monitoredAt, knownFromDay) => {
    const at = monitoredAt === null ? null : seoul(monitoredAt);
    const window = alertWindow({ monitoredAt: at, now: seoul('2026-11-24T10:00:00') }, bundledCalendar);
    expect(window).toMatchObject({ knownFromDay });
  });
});

describe('the end of a round', () => {
  it.each([
    ['2026-11-23T07:00:00', '2026-11-23T08:00:00'],
    ['2026-11-23T20:59:59', '2026-11-23T21:00:00'],
  ])('of %s is %s', (at, end) => {
    expect(roundEnd(seoul(at))).toEqual(seoul(end));
  });
});
