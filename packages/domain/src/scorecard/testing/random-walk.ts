import { directionOf } from '../../scoring/direction.ts';
import { createMarketReturns, excessReturns, listTradingDays } from '../market-returns.ts';
import type { JoinedRow } from '../scorecard-row.ts';

/** Reproducible random numbers, apart from those of the bootstrap. */
export function createNumbers(seed: number): { uniform: () => number; normal: () => number } {
  let state = (seed + 1) * 2_654_435_761;
  const uniform = () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    const mixed = Math.imul(state ^ (state >>> 12), 0x297a2d39);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
  };
  const normal = () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

const tradingDays = listTradingDays('2025-01-02', '2027-12-30');
const MARGIN = 6;

/**
 * Rows of 30 stocks over `length` trading days. Prices walk at random, with a common move of the market. Scores last for weeks, as
 * those of real news do. `effect`: the daily return that a whole point of good news adds on the next day.
 */
export function simulate(seed: number, effect = 0, length = 125): JoinedRow[] {
  const { uniform, normal } = createNumbers(seed);
  const days = tradingDays.slice(0, length + 2 * MARGIN);
  const market = createMarketReturns(days);
  const common = days.map(() => 0.01 * normal());
  const stocks = Array.from({ length: 30 }, (_, index) => {
    let [score, close] = [normal(), 10_000];
    const scores = days.map(() => {
      score = 0.9 * score + 0.44 * normal();
      return score;
    });
    const closes = new Map(
      days.map((day, at) => {
        close *= 1 + (common[at] ?? 0) + 0.02 * normal() + effect * (scores[at - 1] ?? 0);
        return [day, close] as const;
      }),
    );
    market.add('KOSPI', closes);
    return { stockCode: String(index).padStart(6, '0'), scores, closes };
  });
  return stocks.flatMap(({ stockCode, scores, closes }) =>
    days.slice(MARGIN, -MARGIN).flatMap((day, offset): JoinedRow[] => {
      if (uniform() < 0.75) return [];
      const percentage = Math.min(100, Math.max(0, 50 + 20 * (scores[offset + MARGIN] ?? 0)));
      const returns = excessReturns(market.ofStock(closes, day), (horizon) => market.of('KOSPI', day, horizon));
      return [
        {
          stockCode,
          market: 'KOSPI',
          day,
          scoreVersion: 2,
          asOf: new Date(`${day}T06:00:00Z`),
          good: 0,
          bad: 0,
          percentage,
          direction: directionOf(percentage, false),
          judgedBy: 'offline',
          judgeVersion: 'test',
          joined: returns === null ? null : { source: 'csv', returns },
        },
      ];
    }),
  );
}
