import { describe, expect, it } from 'vitest';
import type { DailyPrice } from '../prices/daily-price.ts';
import { listTradingDays } from '../scorecard/market-returns.ts';
import { createMarketFollowing } from './followed-returns.ts';

const days = listTradingDays('2026-08-03', '2026-09-30');
const flat = (change: (index: number) => Partial<DailyPrice> | null = () => ({})): DailyPrice[] =>
  days.flatMap((day, index) => {
    const found = change(index);
    return found === null ? [] : [{ day, close: 10_000, volume: 1, ...found }];
  });
/** A market of so many stocks that rises by 1 % on the day with the index 6. */
function market(stocks = 20) {
  const following = createMarketFollowing(days);
  for (let stock = 0; stock < stocks; stock += 1) {
    following.add(
      'KOSPI',
      flat((index) => ({ close: index < 6 ? 10_000 : 10_100 })),
    );
  }
  return following;
}
const day = (index: number) => days[index] ?? '';
const follow = (prices: DailyPrice[], from = 5, isListed = true) =>
  market().follow({ market: 'KOSPI', prices, isListed })(day(from));

describe('the return after an event', () => {
  it('goes from the close of the entry on and is what exceeds the market', () => {
    const { entryDay, after } = follow(flat((index) => ({ close: index < 6 ? 10_000 : 10_500 })));
    expect(entryDay).toBe(day(5));
    expect(after[1]).toEqual({ excess: expect.closeTo(0.04, 10), until: day(6) });
    expect(after[5]).toEqual({ excess: expect.closeTo(0.04, 10), until: day(10) });
  });

  it('is missing before its days have been, and where nobody has stored them', () => {
    const last = days.length - 1;
    expect(follow(flat(), last - 4).after).toMatchObject({ 1: { until: day(last - 3) }, 5: 'not_yet', 20: 'not_yet' });
    expect(follow(flat((index) => (index > 7 ? null : {}))).after).toMatchObject({ 1: {}, 5: 'not_yet' });
    expect(follow(flat(), 999).after[1]).toBe('not_yet');
  });

  it('needs twenty priced stocks in the market', () => {
    const following = market(19);
    expect(following.follow({ market: 'KOSPI', prices: flat(), isListed: true })(day(5)).after[1]).toBe('no_market');
    expect(market().follow({ market: 'KOSDAQ', prices: flat(), isListed: true })(day(5)).after[1]).toBe('no_market');
  });

  it('of a halted stock begins with its next trade, within five trading days', () => {
    expect(follow(flat((index) => (index >= 5 && index < 8 ? { volume: 0 } : {}))).entryDay).toBe(day(8));
    expect(follow(flat((index) => (index >= 5 && index < 10 ? { volume: 0 } : {}))).entryDay).toBe(day(10));
    expect(follow(flat((index) => (index >= 5 && index < 11 ? { volume: 0 } : {})))).toEqual({
      entryDay: null,
      after: { 1: 'not_traded', 5: 'not_traded', 20: 'not_traded' },
    });
  });

  it.each([
    ['upper', [13_000, 16_900, 17_000]],
    ['lower', [7_000, 4_900, 4_800]],
  ])('of a stock at its %s limit begins at the first close away from it', (_, closes) => {
    const { entryDay } = follow(
      flat((index) => ({ close: index < 5 ? 10_000 : (closes[Math.min(index - 5, 2)] ?? 0) })),
    );
    expect(entryDay).toBe(day(7));
  });

  it('ends with the last trade where the stock is halted on the last day', () => {
    const { after } = follow(flat((index) => ({ close: index < 6 ? 10_000 : 9_000, volume: index >= 8 ? 0 : 1 })));
    expect(after[5]).toEqual({ excess: expect.closeTo(-0.11, 10), until: day(10) });
  });

  it('of a delisted stock ends with its last close', () => {
    const prices = flat((index) => (index > 8 ? null : { close: index < 8 ? 10_000 : 8_000 }));
    expect(follow(prices, 5, false).after[20]).toEqual({ excess: expect.closeTo(-0.21, 10), until: day(25) });
  });

  it('of a delisted stock counts the steps of its liquidation, which has no limit, but no split before', () => {
    // Seven days with trades, and one without.
    const closes = [10_000, 1_500, 900, 900, 1_400, 600, 500, 400, 350];
    const liquidated = flat((index) =>
      index > 13 ? null : { close: closes[Math.max(0, index - 5)] ?? 0, volume: index === 8 ? 0 : 1 },
    );
    expect(follow(liquidated, 5, false).after).toMatchObject({
      1: { excess: expect.closeTo(-0.86, 10), until: day(6) },
      20: { excess: expect.closeTo(-0.975, 10), until: day(25) },
    });
    expect(follow(liquidated).after[1]).toBe('step');
    const split = flat((index) => (index > 15 ? null : { close: index < 8 ? 10_000 : 2_000 }));
    expect(follow(split, 5, false).after[5]).toBe('step');
  });

  it('counts a move of 30.5 %, the limit rounded to a tick, and none beyond', () => {
    const firstDay = (close: number) => follow(flat((index) => ({ close: index < 6 ? 10_000 : close }))).after[1];
    expect(firstDay(13_050)).toEqual({ excess: expect.closeTo(0.295, 10), until: day(6) });
    expect(firstDay(13_060)).toBe('step');
  });

  it('leaves out a period with a step beyond the daily limit, as after a split', () => {
    const split = flat((index) => ({ close: index < 9 ? 10_000 : 2_000 }));
    expect(follow(split).after).toMatchObject({ 1: { excess: expect.closeTo(-0.01, 10) }, 5: 'step', 20: 'step' });
    const following = market();
    following.add('KOSPI', split);
    const steady = following.follow({ market: 'KOSPI', prices: flat(), isListed: true })(day(5));
    expect(steady.after[5]).toEqual({ excess: expect.closeTo(-0.01, 10), until: day(10) });
  });
});
