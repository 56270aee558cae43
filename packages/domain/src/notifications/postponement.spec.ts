import { describe, expect, it } from 'vitest';
import { isQuiet } from '../alerts/alert-rules.ts';
import type { QuietHours } from '../alerts/alert-settings.ts';
import { bundledCalendar } from '../market-calendar/market-calendar.ts';
import {
  endOfQuiet,
  mayAlertAt,
  nextAlertMorning,
  nextAlertTime,
  postponedUntil,
  pushLifeSeconds,
} from './postponement.ts';

const seoul = (time: string) => new Date(`2026-${time}:00+09:00`);
const night: QuietHours = { on: true, from: '21:00', to: '08:00' };
const noon: QuietHours = { on: true, from: '12:00', to: '15:30' };
const none: QuietHours = { on: false, from: '21:00', to: '08:00' };

describe('the end of quiet hours', () => {
  it.each([
    ['in the evening is the next morning', night, '11-23T22:00', '11-24T08:00'],
    ['after midnight is the same morning', night, '11-24T07:59', '11-24T08:00'],
    ['by day is their last minute', noon, '11-23T12:00', '11-23T15:30'],
    ['is the moment itself outside them', noon, '11-23T16:00', '11-23T16:00'],
  ])('%s', (...[, quiet, at, end]) => {
    expect(endOfQuiet(quiet, seoul(at))).toEqual(seoul(end));
  });
});

describe('quiet hours of every kind', () => {
  const clocks = Array.from({ length: 24 }, (_, hour) => [
    `${String(hour).padStart(2, '0')}:00`,
    `${String(hour).padStart(2, '0')}:59`,
  ]).flat();

  it('leave a moment within two weeks at which what waits is sent', () => {
    for (const from of clocks)
      for (const to of clocks) {
        const quiet = { on: true, from, to };
        const at = seoul('11-20T20:30');
        const time = nextAlertTime(quiet, at, bundledCalendar);
        expect(time.getTime() - at.getTime(), `${from} to ${to}`).toBeLessThan(14 * 86_400_000);
        expect(mayAlertAt(quiet, time, bundledCalendar), `${from} to ${to}`).toBe(true);
      }
  });

  it('that leave only the night open are taken at their word', () => {
    expect(nextAlertTime({ on: true, from: '06:00', to: '00:00' }, seoul('11-23T09:05'), bundledCalendar)).toEqual(
      seoul('11-24T00:00'),
    );
  });

  it.each([
    ['of Friday evening in the night to Monday', nextAlertTime, '11-20T20:30', '11-23T00:00'],
    ['beyond the alerts of a day in the night after', nextAlertMorning, '11-24T00:30', '11-25T00:00'],
  ])('that leave only the night open have what waits %s', (...[, next, at, sent]) => {
    expect(next({ on: true, from: '06:00', to: '00:00' }, seoul(at), bundledCalendar)).toEqual(seoul(sent));
  });
});

describe('the next time of an alert', () => {
  it.each([
    ['now, where nothing forbids it', none, '11-23T10:00', '11-23T10:00'],
    ['the end of the quiet hours', noon, '11-23T13:00', '11-23T15:30'],
    ['the next trading morning on a closed day', none, '11-21T10:00', '11-23T08:00'],
    ['the trading morning after quiet hours that end on a closed day', night, '11-20T22:00', '11-23T08:00'],
    [
      'the end of the quiet hours of that morning',
      { on: true, from: '07:30', to: '09:00' },
      '11-21T10:00',
      '11-23T09:00',
    ],
    [
      'never in the night, though the quiet hours end there',
      { on: true, from: '18:00', to: '03:00' },
      '11-23T22:00',
      '11-24T07:00',
    ],
    ['after all days of a long holiday', none, '12-24T23:59', '12-24T23:59'],
    ['after Christmas and the weekend', none, '12-25T00:00', '12-28T08:00'],
  ])('is %s', (...[, quiet, at, time]) => {
    expect(nextAlertTime(quiet, seoul(at), bundledCalendar)).toEqual(seoul(time));
    expect(mayAlertAt(quiet, seoul(time), bundledCalendar)).toBe(true);
  });

  it('is known past the years of the calendar', () => {
    const at = new Date('2099-11-23T13:00:00Z');
    expect(nextAlertTime(night, at, bundledCalendar)).toEqual(new Date('2099-11-23T23:00:00Z'));
  });
});

describe('the next morning', () => {
  it.each([
    ['of a trading day is that of the next one', none, '11-23T10:00', '11-24T08:00'],
    ['before eight is not that of the same day', none, '11-23T07:30', '11-24T08:00'],
    ['of a Friday is on Monday', night, '11-20T20:00', '11-23T08:00'],
    ['comes after the quiet hours', { on: true, from: '22:00', to: '09:30' }, '11-23T10:00', '11-24T09:30'],
  ])('%s', (...[, quiet, at, morning]) => {
    expect(nextAlertMorning(quiet, seoul(at), bundledCalendar)).toEqual(seoul(morning));
  });
});

describe('an event', () => {
  it.each([
    ['of today is sent at once', none, '2026-11-23', '11-23T10:00', null],
    ['of last night is sent at once where no hours are quiet', none, '2026-11-23', '11-24T07:00', null],
    ['in quiet hours waits for their end', night, '2026-11-23', '11-23T07:30', '11-23T08:00'],
    ['of the weekend waits for eight on Monday', none, '2026-11-21', '11-23T07:05', '11-23T08:00'],
    ['of Friday night waits for it, too', none, '2026-11-20', '11-23T07:05', '11-23T08:00'],
    [
      'of the weekend waits for the end of quiet hours after eight',
      { ...night, to: '09:00' },
      '2026-11-22',
      '11-23T07:05',
      '11-23T09:00',
    ],
    ['of the weekend that is found at eight is sent at once', none, '2026-11-22', '11-23T08:00', null],
    ['of the weekend that is found after eight is sent at once', none, '2026-11-22', '11-23T09:00', null],
    ['of Monday itself is sent at once', none, '2026-11-23', '11-23T07:05', null],
  ])('%s', (...[, quiet, day, at, until]) => {
    const found = postponedUntil({ day, at: seoul(at), quiet }, bundledCalendar);
    expect(found).toEqual(until === null ? null : seoul(until));
  });
});

describe('the life of a push', () => {
  const endOf = (quiet: QuietHours, at: string) =>
    new Date(seoul(at).getTime() + pushLifeSeconds(quiet, seoul(at)) * 1_000);

  it.each([
    ['is half a day', none, '11-23T18:00', '11-24T06:00'],
    ['goes on until after the quiet hours in which it would end', night, '11-23T18:00', '11-24T10:00'],
    ['does so where it would end soon after them', night, '11-23T20:30', '11-24T10:00'],
    ['ends before quiet hours that it does not reach', night, '11-23T08:30', '11-23T20:30'],
  ])('%s', (...[, quiet, at, end]) => {
    expect(endOf(quiet, at)).toEqual(seoul(end));
  });

  it('leaves two hours after quiet hours to show it, whenever it begins', () => {
    for (let hour = 0; hour < 24; hour += 1) {
      for (const quiet of [night, noon]) {
        const end = endOf(quiet, `11-23T${String(hour).padStart(2, '0')}:00`);
        expect(isQuiet(quiet, end)).toBe(false);
        expect(isQuiet(quiet, new Date(end.getTime() - 7_199_000))).toBe(false);
      }
    }
  });
});
