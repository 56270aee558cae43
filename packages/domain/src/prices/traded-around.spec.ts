import { expect, it } from 'vitest';
import { addDays } from '../seoul-time.ts';
import { dailyChange } from './daily-change.ts';
import { tradedAround } from './traded-around.ts';

const from = '2026-06-01';
const price = (index: number, volume = 1) => ({ day: addDays(from, index), close: 1_000 + index, volume });
const daysOf = (prices: readonly { day: string }[]) => [prices[0]?.day, prices.at(-1)?.day, prices.length];

it('prices around a day are those of a month on each side', () => {
  const prices = Array.from({ length: 120 }, (_, index) => price(index));
  expect(daysOf(tradedAround(prices, addDays(from, 60)))).toEqual([addDays(from, 29), addDays(from, 91), 63]);
  expect(daysOf(tradedAround(prices.slice(0, 60), addDays(from, 60)))).toEqual([addDays(from, 29), price(59).day, 31]);
  expect(tradedAround([], from)).toEqual([]);
});

it('a halt of months is bridged: its repeated closes are no answer to its news', () => {
  const prices = Array.from({ length: 240 }, (_, index) => price(index, index >= 20 && index < 200 ? 0 : 1));
  const around = tradedAround(prices, addDays(from, 110));
  expect(daysOf(around)).toEqual([price(0).day, price(230).day, 51]);
  expect(around.every(({ volume }) => volume > 0)).toBe(true);
  // In the evening before the halt.
  expect(daysOf(tradedAround(prices, price(19).day))).toEqual([price(0).day, price(230).day, 51]);
});

it('a close has a move only where there is one before it and where shares were traded', () => {
  expect(dailyChange(price(0), price(1))).toBe(0.1);
  expect(dailyChange(undefined, price(1))).toBeNull();
  expect(dailyChange(price(0), { close: 1_000, volume: 0 })).toBeNull();
});
