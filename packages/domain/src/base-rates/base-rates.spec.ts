import { describe, expect, it } from 'vitest';
import { eventTypes } from '../judge/judgement/event-type.ts';
import { newsSides } from '../news-side.ts';
import { listTradingDays } from '../scorecard/market-returns.ts';
import { createNumbers } from '../scorecard/testing/random-walk.ts';
import { computeBaseRates } from './base-rates.ts';
import type { FollowedEvent } from './followed-event.ts';
import { createMarketFollowing } from './followed-returns.ts';

const days = listTradingDays('2025-01-02', '2026-12-30');

const event = (index: number, change: Partial<FollowedEvent> = {}): FollowedEvent => ({
  eventId: String(index).padStart(6, '0'),
  stockCode: String(index % 40).padStart(6, '0'),
  market: 'KOSPI',
  type: 'orders',
  side: 'good',
  day: days[index] ?? '',
  sample: false,
  returns: { 1: 0.01 * ((index % 3) - 1), 5: null, 20: null },
  until: days[index + 1] ?? null,
  ...change,
});
const events = (count: number, change: (index: number) => Partial<FollowedEvent> = () => ({})) =>
  Array.from({ length: count }, (_, index) => event(index, change(index)));

describe('what followed events of a type', () => {
  it('is said from 20 events on 15 days on, and of the horizons that are known', () => {
    expect(computeBaseRates(events(19)).items).toEqual([]);
    expect(computeBaseRates(events(20)).items).toMatchObject([
      { type: 'orders', side: 'good', horizon: 1, n: 20, days: 20 },
    ]);
    const onDays = (count: number) => events(40, (index) => ({ day: days[index % count] ?? '' }));
    expect(computeBaseRates(onDays(14)).items).toEqual([]);
    expect(computeBaseRates(onDays(15)).items).toMatchObject([{ n: 40, days: 15 }]);
  });

  it('is the median in percent, with an interval around it', () => {
    const { asOf, items } = computeBaseRates(
      events(60, (index) => ({ returns: { 1: 0.012 + (index % 5) / 100, 5: null, 20: null } })),
    );
    expect(asOf).toBe(days[60]);
    const [first] = items;
    expect(first?.median).toBe(3.2);
    expect(first?.lo).toBeGreaterThanOrEqual(1.2);
    expect(first?.lo).toBeLessThanOrEqual(3.2);
    expect(first?.hi).toBeGreaterThanOrEqual(3.2);
    expect(first?.hi).toBeLessThanOrEqual(5.2);
  });

  it.each([
    [20, 10],
    [21, 10.5],
  ])('of %d events is the one in the middle, or the mean of the two there', (count, middle) => {
    const { items } = computeBaseRates(
      events(count, (index) => ({ returns: { 1: (index + 0.5) / 100, 5: null, 20: null } })),
    );
    expect(items[0]?.median).toBe(middle);
  });

  it('counts an event of a stock once a day, in whatever order the events come', () => {
    const all = events(30);
    const doubled = [...all, ...all.map((each) => ({ ...each, eventId: `z${each.eventId}` }))];
    expect(computeBaseRates(doubled.toReversed())).toEqual(computeBaseRates(all));
  });

  it('confirms a strong effect, and a weak one not', () => {
    const wobble = (index: number) => (((index * 37) % 101) - 50) / 1_000;
    const withEffect = (effect: number) =>
      events(120, (index) => ({ returns: { 1: effect + wobble(index), 5: null, 20: null } }));
    expect(computeBaseRates(withEffect(0.04)).items[0]?.confirmed).toBe(true);
    expect(computeBaseRates(withEffect(-0.04)).items[0]?.confirmed).toBe(true);
    expect(computeBaseRates(withEffect(0.002)).items[0]?.confirmed).toBe(false);
  });

  it('confirms nothing over twenty days before a year of days is known, whose returns overlap', () => {
    const after20 = (count: number) =>
      events(count, (index) => ({ returns: { 1: null, 5: null, 20: 0.2 + (index % 7) / 100 } }));
    expect(computeBaseRates(after20(239)).items[0]?.confirmed).toBe(false);
    expect(computeBaseRates(after20(240)).items[0]?.confirmed).toBe(true);
  });
});

it('of 200 worlds of random walks at most 10 confirm anything, with all types and horizons looked at', () => {
  const confirming = Array.from({ length: 200 }, (_, seed) => simulate(seed)).filter((world) =>
    computeBaseRates(world, 50).items.some(({ confirmed }) => confirmed),
  );
  expect(confirming.length).toBeLessThanOrEqual(10);
}, 120_000);

/** Prices of 22 stocks that walk at random with a common move, and events of all types on days without any meaning. */
function simulate(seed: number): FollowedEvent[] {
  const { uniform, normal } = createNumbers(seed);
  const own = days.slice(0, 90);
  const following = createMarketFollowing(own);
  const common = own.map(() => 0.01 * normal());
  const stocks = Array.from({ length: 22 }, () => {
    let close = 10_000;
    const prices = own.map((day, at) => {
      close *= 1 + (common[at] ?? 0) + 0.02 * normal();
      return { day, close, volume: 1 };
    });
    following.add('KOSPI', prices);
    return prices;
  }).map((prices) => following.follow({ market: 'KOSPI', prices, isListed: true }));
  return Array.from({ length: 600 }, (_, index): FollowedEvent[] => {
    const stock = Math.floor(uniform() * stocks.length);
    const found = stocks[stock]?.(own[Math.floor(uniform() * 65)] ?? '');
    if (found === undefined || found.entryDay === null) return [];
    const { entryDay, after } = found;
    const returnAfter = (horizon: 1 | 5 | 20) => {
      const found = after[horizon];
      return typeof found === 'string' ? null : found.excess;
    };
    return [
      {
        ...event(index, { stockCode: String(stock), day: entryDay, until: null }),
        // A few frequent types, as in real news.
        type: eventTypes[Math.floor(uniform() ** 2 * eventTypes.length)] ?? 'other',
        side: newsSides[index % 2] ?? 'good',
        returns: { 1: returnAfter(1), 5: returnAfter(5), 20: returnAfter(20) },
      },
    ];
  }).flat();
}
