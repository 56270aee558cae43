import { describe, expect, it } from 'vitest';
import { accumulate } from './accumulate.ts';
import type { BrokerTrade } from './broker-trading.ts';

const broker = (name: string, buy: number, sell: number): BrokerTrade => ({ name, buy, sell });
const of = (brokers: readonly BrokerTrade[], floatingShares = 1_000_000) => accumulate({ brokers, floatingShares });

describe('the accumulation ratio', () => {
  it('matches the worked example in docs/domain.md', () => {
    const result = of([
      broker('가나증권', 60_000, 20_000),
      broker('다라증권', 30_000, 15_000),
      broker('마바증권', 20_000, 10_000),
      broker('사아증권', 12_000, 8_000),
      broker('자차증권', 6_000, 5_000),
      broker('카타증권', 900, 400),
      broker('파하증권', 10_000, 80_500),
    ]);
    expect(result).toMatchObject({
      letters: { first: 'A', second: 'B', third: 'B' },
      percents: { second: 12.8, third: 6 },
      basis: {
        majors: ['가나증권', '다라증권', '마바증권', '사아증권', '자차증권'],
        majorBuy: 128_000,
        majorSell: 58_000,
        leadBuy: 60_000,
        netOverFloat: 7,
        brokers: 7,
        totalBuy: 138_900,
        totalSell: 138_900,
        withoutLead: { first: 'B', second: 'C', third: 'C' },
      },
    });
    expect(result.percents.first).toBeCloseTo(220.69, 2);
    expect(result.basis.churn).toBeCloseTo(0.6237, 4);
  });

  it('is E and 0 % for every measure when no broker is a net buyer', () => {
    expect(of([broker('가', 10, 10), broker('나', 5, 9)])).toEqual({
      letters: { first: 'E', second: 'E', third: 'E' },
      percents: { first: 0, second: 0, third: 0 },
      basis: {
        majors: [],
        majorBuy: 0,
        majorSell: 0,
        leadBuy: 0,
        floatingShares: 1_000_000,
        netOverFloat: 0,
        churn: 0,
        brokers: 2,
        totalBuy: 15,
        totalSell: 19,
        withoutLead: null,
      },
    });
    expect(of([])).toMatchObject({
      letters: { first: 'E' },
      percents: { first: 0 },
      basis: { brokers: 0, withoutLead: null },
    });
  });

  it('has no first percentage and the letter A when the majors sold nothing', () => {
    expect(of([broker('가', 10, 0), broker('나', 0, 10)])).toMatchObject({
      letters: { first: 'A' },
      percents: { first: null },
      basis: { churn: 0, withoutLead: { first: 'E', second: 'E', third: 'E' } },
    });
  });

  it('of a single broker uses that broker alone', () => {
    expect(of([broker('가', 25_000, 20_000)])).toMatchObject({
      letters: { first: 'C', second: 'D', third: 'C' },
      percents: { first: 125, second: 2.5, third: 2.5 },
      basis: { majors: ['가'] },
    });
  });

  it('counts the brokers that traded, and a single share sold', () => {
    expect(of([broker('가', 3, 1), broker('나', 0, 0), broker('다', 0, 1)])).toMatchObject({
      percents: { first: 300 },
      basis: { brokers: 2 },
    });
  });

  it('counts at most five majors, and orders equal net buying by buying, then by name', () => {
    const brokers = [
      broker('바', 20, 10),
      broker('가', 20, 10),
      broker('라', 30, 20),
      broker('나', 20, 10),
      broker('다', 20, 10),
      broker('마', 20, 10),
      broker('하', 0, 60),
    ];
    const { majors } = of(brokers).basis;
    expect(majors).toEqual(['라', '가', '나', '다', '마']);
    expect(of(brokers.toReversed()).basis.majors).toEqual(majors);
  });

  it('counts the sixth net buyer as a major when the lead is excluded', () => {
    const brokers = ['가', '나', '다', '라', '마', '바'].map((name, index) => broker(name, 200_000 - index, 100_000));
    expect(of(brokers, 5_000_000).basis.withoutLead).toEqual({ first: 'B', second: 'B', third: 'C' });
    expect(of(brokers, 4_999_925).basis.withoutLead?.second).toBe('A');
  });

  it.each([
    ['no floating shares', [broker('가', 1, 0)], 0],
    ['negative floating shares', [broker('가', 1, 0)], -5],
    ['a negative figure', [broker('가', -1, 0)], 100],
    ['half a share', [broker('가', 1.5, 0)], 100],
    ['a broker that is there twice', [broker('가', 1, 0), broker('가', 2, 0)], 100],
  ])('is refused for %s', (_, brokers, floatingShares) => {
    expect(() => of(brokers, floatingShares)).toThrow(RangeError);
  });
});
