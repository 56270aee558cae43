import { describe, expect, it } from 'vitest';
import { isAlerted, isBriefed, isPaused, isQuiet } from './alert-rules.ts';
import { defaultAlertSettings, listSubscribedStocks } from './alert-settings.ts';

const seoul = (clock: string) => new Date(`2026-11-23T${clock}:00+09:00`);
const event = { side: 'good', strength: 3, filed: false, stage: null } as const;

describe('a briefing', () => {
  it.each([
    [{}, true],
    [{ strength: 2 }, true],
    [{ strength: 1 }, false],
    [{ strength: 1, filed: true }, true],
    [{ strength: 1, differsFrom: { link: 'https://dart.example/1', date: '2026-11-23' } }, true],
    [{ strength: 1, side: null, stage: 'pending' }, true],
    [{ side: null }, false],
  ] as const)('of %j tells it: %s', (more, briefed) => {
    expect(isBriefed({ ...event, ...more })).toBe(briefed);
  });
});

describe('an alert', () => {
  it.each([
    [3, 3, true],
    [3, 2, false],
    [2, 2, true],
    [1, 1, true],
  ] as const)('from strength %i on, of an event of %i, comes: %s', (min, strength, comes) => {
    expect(isAlerted({ ...event, strength }, { on: true, min })).toBe(comes);
  });

  it('never comes of an event without a side, or of a stock that is off', () => {
    expect(isAlerted({ ...event, side: null }, { on: true, min: 1 })).toBe(false);
    expect(isAlerted(event, { on: false, min: 1 })).toBe(false);
  });
});

describe('quiet hours', () => {
  it.each([
    ['20:59', false],
    ['21:00', true],
    ['23:59', true],
    ['00:00', true],
    ['07:59', true],
    ['08:00', false],
  ])('over midnight hold at %s: %s', (clock, quiet) => {
    expect(isQuiet({ on: true, from: '21:00', to: '08:00' }, seoul(clock))).toBe(quiet);
  });

  it.each([
    ['11:59', false],
    ['12:00', true],
    ['13:00', false],
  ])('of the day hold at %s: %s', (clock, quiet) => {
    expect(isQuiet({ on: true, from: '12:00', to: '13:00' }, seoul(clock))).toBe(quiet);
  });

  it('that are off, or have no length, hold never', () => {
    expect(isQuiet({ on: false, from: '21:00', to: '08:00' }, seoul('23:00'))).toBe(false);
    expect(isQuiet({ on: true, from: '09:00', to: '09:00' }, seoul('09:00'))).toBe(false);
  });
});

it('a pause ends at its moment', () => {
  expect(isPaused({ pausedUntil: seoul('09:00') }, seoul('08:59'))).toBe(true);
  expect(isPaused({ pausedUntil: seoul('09:00') }, seoul('09:00'))).toBe(false);
  expect(isPaused(defaultAlertSettings, seoul('09:00'))).toBe(false);
});

it('a member is notified of as many stocks as the grade includes, the first that are on', () => {
  const stocks = ['1', '2', '3', '4', '5'].map((code) => ({ code, on: code !== '2', min: 3 as const }));
  expect(listSubscribedStocks({ stocks }, 'new').map(({ code }) => code)).toEqual(['1', '3', '4']);
  expect(listSubscribedStocks({ stocks }, 'basic')).toEqual([]);
  const many = Array.from({ length: 21 }, (_, index) => ({ code: String(index), on: true, min: 3 as const }));
  expect(listSubscribedStocks({ stocks: many }, 'pro')).toHaveLength(5);
  expect(listSubscribedStocks({ stocks: many }, 'premium')).toHaveLength(20);
});
