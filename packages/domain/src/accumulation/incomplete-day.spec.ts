import { expect, it } from 'vitest';
import { findMissingShares, lacksBrokers } from './incomplete-day.ts';

const trades = [
  { name: '가', buy: 9_900, sell: 0 },
  { name: '나', buy: 0, sell: 10_100 },
];
const day = (differingSums?: { buy: number | null; sell: number | null; net: number | null }) =>
  lacksBrokers({ day: '2026-11-20', trades, ...(differingSums && { differingSums }) });

it.each([
  ['nothing else is stated', undefined, false],
  ['no totals are stated', { buy: null, sell: null, net: null }, false],
  ['the totals differ by one percent', { buy: 10_000, sell: 10_000, net: 0 }, false],
  ['more was bought', { buy: 10_001, sell: 10_100, net: -99 }, true],
  ['less was sold', { buy: 9_900, sell: 9_999, net: 99 }, true],
  ['much more was sold', { buy: null, sell: 20_000, net: null }, true],
])('brokers are missing or not where %s', (_, stated, expected) => {
  expect(day(stated)).toBe(expected);
});

it('no brokers are missing from a day without any', () => {
  expect(lacksBrokers({ day: '2026-11-20', trades: [], differingSums: { buy: 5, sell: 5, net: 0 } })).toBe(false);
});

it.each([
  ['all are there', [0, 0], null],
  ['the difference is one that was recorded', [8_928_222_154, 8_930_298_714], null],
  ['it is a thousandth', [999, 1_000], null],
  ['sellers are missing', [1_000_000, 998_000], { shares: 2_000, percent: 0.2 }],
  ['buyers are missing', [0, 7], { shares: 7, percent: 100 }],
] as const)('shares of a period are missing or not where %s', (_, [bought, sold], expected) => {
  expect(findMissingShares(bought, sold)).toEqual(expected);
});
