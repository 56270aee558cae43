import { describe, expect, it } from 'vitest';
import { changeAlertSettings, endOfPause, noteSwitchedOn } from './alert-change.ts';
import { type AlertSettings, defaultAlertSettings } from './alert-settings.ts';

const now: AlertSettings = {
  ...defaultAlertSettings,
  stocks: [
    { code: '005930', on: true, min: 2 },
    { code: '000660', on: false, min: 1 },
  ],
};

describe('a change of alert settings', () => {
  it('leaves what it does not name', () => {
    expect(changeAlertSettings(now, {})).toEqual(now);
    const paused = changeAlertSettings(now, { pausedUntil: new Date(0), instant: true });
    expect(changeAlertSettings(paused, { mail: false })).toEqual({ ...paused, mail: false });
    expect(changeAlertSettings(paused, { pausedUntil: null }).pausedUntil).toBeNull();
    expect(changeAlertSettings(now, { quiet: { to: '06:30' } }).quiet).toEqual({ ...now.quiet, to: '06:30' });
  });

  it('of one stock leaves the others, their order and its other part', () => {
    expect(changeAlertSettings(now, { stock: { code: '000660', on: true } }).stocks).toEqual([
      { code: '005930', on: true, min: 2 },
      { code: '000660', on: true, min: 1 },
    ]);
    expect(changeAlertSettings(now, { stock: { code: '005930', min: 3 } }).stocks[0]).toMatchObject({
      on: true,
      min: 3,
    });
  });

  it('of a stock without a choice yet adds it last', () => {
    expect(changeAlertSettings(now, { stock: { code: '035420', on: true } }).stocks.at(-1)).toEqual({
      code: '035420',
      on: true,
      min: 3,
    });
  });
});

it('notes when a stock is switched on, and keeps it until it is switched off', () => {
  const [first, second] = [new Date(1), new Date(2)];
  const stock = (on: boolean, more: object = {}) => ({ code: '005930', on, min: 2 as const, ...more });
  expect(noteSwitchedOn([stock(true)], [], first)).toEqual([stock(true, { onFrom: first })]);
  expect(noteSwitchedOn([stock(true)], [stock(true, { onFrom: first })], second)[0]?.onFrom).toEqual(first);
  expect(noteSwitchedOn([stock(false)], [stock(true, { onFrom: first })], second)).toEqual([stock(false)]);
  expect(noteSwitchedOn([stock(true)], [stock(false)], second)[0]?.onFrom).toEqual(second);
  expect(noteSwitchedOn([stock(true)], [stock(true)], second)).toEqual([stock(true)]);
});

it('a pause of a day ends with that day in Seoul', () => {
  // 23:59 in Seoul.
  expect(endOfPause(1, new Date('2026-11-23T14:59:00Z')).toISOString()).toBe('2026-11-23T15:00:00.000Z');
  expect(endOfPause(7, new Date('2026-11-23T15:00:00Z')).toISOString()).toBe('2026-11-30T15:00:00.000Z');
});
