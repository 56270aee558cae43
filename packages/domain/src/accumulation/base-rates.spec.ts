import { describe, expect, it } from 'vitest';
import { accumulate } from './accumulate.ts';
import {
  computeBaseRates,
  countLetters,
  hasEnoughWindows,
  MIN_WINDOWS,
  rateRarity,
  shareAtLeast,
} from './base-rates.ts';
import { sumBrokerDays } from './broker-days.ts';
import type { BrokerDay } from './broker-trading.ts';

const dayName = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
const tradingDays = Array.from({ length: 100 }, (_, index) => dayName(index));
/** The lead buys more and more: late periods have better letters than early ones. */
const storedDay = (day: string, index: number): BrokerDay => ({
  day,
  trades: [
    { name: '가', buy: 100 + 20 * index, sell: 100 },
    { name: '나', buy: 50, sell: 100 + 20 * index },
  ],
});
const stored = tradingDays.map(storedDay);
const of = (changes: Partial<Parameters<typeof computeBaseRates>[0]> = {}) =>
  computeBaseRates({ tradingDays, stored, windowDays: 20, floatingShares: 100_000, ...changes });

describe('base rates of the letters', () => {
  it('are those of every period of the same length, each as an analysis of it would say', () => {
    const rates = of();
    expect(rates?.windows).toHaveLength(81);
    for (const [start, { to, letters }] of (rates?.windows ?? []).entries()) {
      const days = stored.slice(start, start + 20);
      expect(to).toBe(days.at(-1)?.day);
      expect(letters).toEqual(accumulate({ brokers: sumBrokerDays(days), floatingShares: 100_000 }).letters);
    }
    const seconds = new Set(rates?.windows.map(({ letters }) => letters.second));
    expect(seconds.size).toBeGreaterThan(2);
  });

  it('count each period once for each measure', () => {
    const rates = of();
    for (const counts of Object.values(rates?.counts ?? {})) {
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(81);
    }
    expect(rates?.counts).toEqual(countLetters(rates?.windows ?? []));
  });

  it('leave out periods with a day that is not stored, and never close the gap', () => {
    const rates = of({ stored: stored.filter((_, index) => index !== 10), windowDays: 2 });
    expect(rates?.windows).toHaveLength(97);
    expect(rates?.windows.map(({ to }) => to)).not.toContain(tradingDays[10]);
    expect(rates?.windows.map(({ to }) => to)).not.toContain(tradingDays[11]);
  });

  it('are not told below sixty periods', () => {
    expect(of({ windowDays: 101 - MIN_WINDOWS })?.windows).toHaveLength(MIN_WINDOWS);
    expect(of({ windowDays: 102 - MIN_WINDOWS })).toBeNull();
    expect(of({ stored: [] })).toBeNull();
    expect(of({ windowDays: 101 })).toBeNull();
  });

  it('cannot be told of a length of which too few periods fit into the days', () => {
    expect(hasEnoughWindows(100, 101 - MIN_WINDOWS)).toBe(true);
    expect(hasEnoughWindows(100, 102 - MIN_WINDOWS)).toBe(false);
  });

  it('leave out periods that begin before the first trade, and those without any', () => {
    const quietUntil = (index: number, to = -1) =>
      stored.map((day, at) => (at < index || (at >= 60 && at < to) ? { ...day, trades: [] } : day));
    // A stock that was listed on the 31st day.
    const young = of({ stored: quietUntil(30), windowDays: 5 });
    expect(young?.windows).toHaveLength(66);
    expect(young?.windows[0]?.to).toBe(tradingDays[34]);
    expect(young?.windows[0]?.letters).not.toEqual({ first: 'E', second: 'E', third: 'E' });
    // One whose trading was suspended for ten days.
    expect(of({ stored: quietUntil(0, 70), windowDays: 5 })?.windows).toHaveLength(96 - 6);
    expect(of({ stored: quietUntil(100), windowDays: 5 })).toBeNull();
  });

  it('count days without a trade, as the letters do', () => {
    const quiet = stored.map((day, index) => (index % 2 === 0 ? day : { ...day, trades: [] }));
    expect(of({ stored: quiet })?.windows).toHaveLength(81);
  });
});

describe('how rare a letter is', () => {
  it('counts the better letters too', () => {
    const counts = { A: 2, B: 8, C: 30, D: 0, E: 60 };
    expect((['A', 'B', 'C', 'D', 'E'] as const).map((letter) => shareAtLeast(counts, letter))).toEqual([
      0.02, 0.1, 0.4, 0.4, 1,
    ]);
  });

  it.each([
    [0.1, 'rare'],
    [0.101, 'occasional'],
    [0.4, 'occasional'],
    [0.401, 'common'],
  ])('at %d is %s', (share, word) => {
    expect(rateRarity(share)).toBe(word);
  });
});
