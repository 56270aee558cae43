import { describe, expect, it } from 'vitest';
import { isEnough } from './enough.ts';
import { buildFiledEvents, firstCounted, type ScoredNewsEvent } from './filed-events.ts';
import { createMarketReturns, excessReturns, indexCloses, listTradingDays } from './market-returns.ts';
import { findEntryDay } from './scorecard-row.ts';

describe('the entry day of a score', () => {
  it.each([
    ['before the opening', '2026-11-20T08:00:00+09:00', '2026-11-20'],
    ['during the session', '2026-11-20T15:29:59+09:00', '2026-11-20'],
    ['at the close', '2026-11-20T15:30:00+09:00', '2026-11-23'],
    ['on the day of the entrance exam, which closes later', '2026-11-19T16:00:00+09:00', '2026-11-19'],
    ['on a Sunday', '2026-11-22T12:00:00+09:00', '2026-11-23'],
    ['before a holiday', '2026-10-08T16:00:00+09:00', '2026-10-12'],
    ['outside the years of the calendar', '2024-11-20T12:00:00+09:00', null],
    ['at the end of the calendar', '2027-12-30T16:00:00+09:00', null],
  ])('%s', (_, asOf, day) => expect(findEntryDay(new Date(asOf))).toBe(day));
});

describe('returns in excess of the market', () => {
  const days = listTradingDays('2026-11-16', '2026-11-30');
  const closes = (...prices: number[]) => new Map(prices.map((close, index) => [days[index] ?? '', close]));
  const market = createMarketReturns(days);
  // Three stocks, entry on the second day: 17 November.
  const [a, b, c] = [
    closes(100, 110, 121, 121, 121, 121, 132),
    closes(200, 200, 190, 190, 190, 190, 180),
    closes(50, 51, 51, 51, 51, 51, 51),
  ];
  for (const stock of [a, b, c]) market.add('KOSPI', stock);
  const day = '2026-11-17';
  // Means by hand: (0.10 + 0 + 0.02) / 3, (0.10 − 0.05 + 0) / 3, (0.20 − 0.10 + 0) / 3.
  const means = { same_day: 0.04, next_day: 0.05 / 3, five_days: 0.1 / 3 };

  it('take the equal-weighted mean of the priced stocks of the market, with their number', () => {
    expect(days.slice(0, 7).at(-1)).toBe('2026-11-24');
    for (const [horizon, mean] of Object.entries(means)) {
      const found = market.of('KOSPI', day, horizon as keyof typeof means);
      expect(found).toEqual({ mean: expect.closeTo(mean, 12), priced: 3 });
    }
    expect(market.of('KOSDAQ', day, 'next_day')).toBeNull();
  });

  it.each([
    ['a', a, { same_day: 0.06, next_day: 0.1 - 0.05 / 3, five_days: 0.2 - 0.1 / 3 }],
    ['b', b, { same_day: -0.04, next_day: -0.05 - 0.05 / 3, five_days: -0.1 - 0.1 / 3 }],
    ['c', c, { same_day: -0.02, next_day: -0.05 / 3, five_days: -0.1 / 3 }],
  ])('of stock %s are those computed by hand', (_, stock, expected) => {
    const buildMarket = (horizon: keyof typeof means) => ({ mean: means[horizon], priced: 20 });
    expect(excessReturns(market.ofStock(stock, day), buildMarket)).toEqual({
      same_day: { excess: expect.closeTo(expected.same_day, 12), priced: 20 },
      next_day: { excess: expect.closeTo(expected.next_day, 12), priced: 20 },
      five_days: { excess: expect.closeTo(expected.five_days, 12), priced: 20 },
    });
  });

  it('are none over a step beyond the daily limit, of the stock and in the mean, but for a delisted stock', () => {
    const consolidated = closes(100, 101, 102, 1_020, 1_020, 1_020, 1_020);
    const own = { same_day: expect.closeTo(0.01, 12), next_day: expect.closeTo(1 / 101, 12) };
    expect(market.ofStock(consolidated, day)).toEqual({ ...own, five_days: null });
    expect(market.ofStock(consolidated, day, false)).toEqual({ ...own, five_days: expect.closeTo(919 / 101, 12) });
    const withStep = createMarketReturns(days);
    for (const stock of [a, b, c, consolidated]) withStep.add('KOSPI', stock);
    expect(withStep.of('KOSPI', day, 'five_days')).toEqual({ mean: expect.closeTo(means.five_days, 12), priced: 3 });
    expect(withStep.of('KOSPI', day, 'next_day')?.priced).toBe(4);
    const split = market.ofStock(closes(100, 20, 20, 20, 20, 20, 20), day);
    expect(split).toEqual({ same_day: null, next_day: 0, five_days: 0 });
  });

  it('take no close of a day without a trade', () => {
    const prices = [1, 0].map((volume, index) => ({ day: days[index] ?? '', close: 100, volume }));
    expect([...indexCloses(prices).keys()]).toEqual([days[0]]);
  });

  it('are shown from 20 rows on 20 days on, over five days from 120 days on', () => {
    const bounds = [
      isEnough('next_day', { n: 20, days: 20 }),
      isEnough('next_day', { n: 19, days: 20 }),
      isEnough('same_day', { n: 20, days: 19 }),
      isEnough('five_days', { n: 20, days: 120 }),
      isEnough('five_days', { n: 20, days: 119 }),
    ];
    expect(bounds).toEqual([true, false, false, true, false]);
  });

  it('are unknown without a close, and with fewer than 20 priced stocks', () => {
    const short = closes(100, 110, 121);
    expect(market.ofStock(short, day)).toMatchObject({ next_day: expect.any(Number), five_days: null });
    expect(market.ofStock(short, '2026-11-15')).toEqual({ same_day: null, next_day: null, five_days: null });
    const buildMarket = (priced: number) => () => ({ mean: 0, priced });
    expect(excessReturns(market.ofStock(short, day), buildMarket(19))).toBeNull();
    expect(excessReturns(market.ofStock(short, day), buildMarket(20))).toMatchObject({ five_days: null });
  });
});

describe('events that a filing could confirm', () => {
  const scored = (change: Partial<ScoredNewsEvent> = {}): ScoredNewsEvent => ({
    type: 'orders',
    day: '2026-11-10',
    filing: false,
    confirmedOn: null,
    ...change,
  });
  const counted = (...events: ScoredNewsEvent[]) =>
    buildFiledEvents(events, { stockCode: '005930', asOf: new Date('2026-11-20T03:00:00Z') });

  it.each([
    ['of a type that needs no filing', { type: 'analyst_view' }],
    ['that is a filing itself', { filing: true }],
    ['told after its filing', { confirmedOn: '2026-11-09' }],
    ['within the three trading days of a filing', { day: '2026-11-17' }],
    ['of a day to come', { day: '2026-11-27' }],
  ] as const)('do not include one %s', (_, change) => expect(counted(scored(change))).toEqual([]));

  it('include one with and one without a filing, one for each type and day', () => {
    const confirmed = scored({ confirmedOn: '2026-11-12' });
    expect(counted(scored(), confirmed, scored({ day: '2026-11-16' }))).toEqual([
      { stockCode: '005930', type: 'orders', day: '2026-11-10', confirmedOn: '2026-11-12' },
      { stockCode: '005930', type: 'orders', day: '2026-11-16', confirmedOn: null },
    ]);
    expect(counted(scored({ confirmedOn: '2026-11-10' }))).toMatchObject([{ confirmedOn: '2026-11-10' }]);
  });

  it('are counted as the first row counted them', () => {
    const [first] = counted(scored());
    const [later] = counted(scored({ confirmedOn: '2026-11-12' }));
    if (first === undefined || later === undefined) throw new Error('not counted');
    expect(firstCounted([first, later])).toEqual([first]);
    const [legal, other] = [
      { ...first, type: 'legal' as const },
      { ...first, stockCode: '000660' },
    ];
    const before = { ...first, day: '2026-11-09' };
    expect(firstCounted([first, legal, other, before])).toEqual([before, other, legal, first]);
  });
});
