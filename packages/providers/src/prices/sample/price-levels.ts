import { createSeededRandom } from '../../news/sample/seeded-random.ts';

/** Rough prices of well-known stocks in won, from general knowledge and not from a source: a sample should look right. */
const roughLevels: Readonly<Record<string, number>> = {
  '005930': 75_000,
  '000660': 250_000,
  '373220': 390_000,
  '207940': 1_000_000,
  '005380': 220_000,
  '012450': 850_000,
  '402340': 150_000,
  '329180': 450_000,
  '034020': 60_000,
  '000270': 100_000,
  '105560': 110_000,
  '068270': 180_000,
  '028260': 170_000,
  '035420': 220_000,
  '055550': 65_000,
  '042660': 90_000,
  '032830': 120_000,
  '012330': 300_000,
  '015760': 38_000,
  '005490': 300_000,
  '009540': 350_000,
  '035720': 60_000,
  '009150': 150_000,
  '006400': 250_000,
  '051910': 280_000,
  '096770': 110_000,
  '066570': 80_000,
  '247540': 130_000,
  '086520': 60_000,
  '196170': 400_000,
  '030200': 50_000,
  '017670': 55_000,
  '000880': 80_000,
  '009830': 30_000,
  '352820': 280_000,
  '041510': 100_000,
};

/** Price in won around which a stock of the sample moves: that of well-known stocks, else 2,000 to 200,000. */
export function priceLevelOf(code: string): number {
  const random = createSeededRandom(`price level ${code}`);
  return roughLevels[code] ?? 2_000 * 100 ** (random.integer(0, 1_000) / 1_000);
}

/** Upper bounds of the prices with a tick size, and the tick size; both in won. */
const ticks: readonly (readonly [below: number, tick: number])[] = [
  [2_000, 1],
  [5_000, 5],
  [20_000, 10],
  [50_000, 50],
  [200_000, 100],
  [500_000, 500],
  [Number.POSITIVE_INFINITY, 1_000],
];

/** Rounds a price to the tick size of the exchange. */
export function roundToTick(price: number): number {
  const tick = ticks.find(([below]) => price < below)?.[1] ?? 1;
  return Math.max(tick, Math.round(price / tick) * tick);
}
