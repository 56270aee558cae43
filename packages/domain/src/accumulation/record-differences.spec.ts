import { describe, expect, it } from 'vitest';
import { accumulate } from './accumulate.ts';
import { type BaseRates, countLetters, type LetterWindow } from './base-rates.ts';
import { dailyNet, quietDays, sumBrokerDays } from './broker-days.ts';
import type { BrokerDay } from './broker-trading.ts';
import { listNetBuyers, sortNetBuyers } from './net-buyers.ts';
import { recordDifferences } from './record-differences.ts';
import type { AccumulationResult } from './result.ts';

const days: BrokerDay[] = [
  {
    day: '2026-11-18',
    trades: [
      { name: '가', buy: 700, sell: 100 },
      { name: '나', buy: 300, sell: 900 },
    ],
  },
  { day: '2026-11-19', trades: [] },
  {
    day: '2026-11-20',
    trades: [
      { name: '나', buy: 900, sell: 200 },
      { name: '다', buy: 100, sell: 800 },
    ],
  },
];
const brokers = sumBrokerDays(days);
const { basis, ...figures } = accumulate({ brokers, floatingShares: 9_999 });
const baseRatesFrom = (windows: LetterWindow[]): BaseRates => ({
  windowDays: 3,
  windows,
  counts: countLetters(windows),
});
const rates = baseRatesFrom([
  { to: '2026-11-19', letters: { first: 'A', second: 'C', third: 'D' } },
  { to: '2026-11-20', letters: figures.letters },
]);
const record: AccumulationResult = {
  ...figures,
  baseRates: rates,
  netBuyers: sortNetBuyers(listNetBuyers(brokers), 'ratio'),
  basis: {
    ...basis,
    floatingSharesSource: 'sample',
    floatingSharesAsOf: '2026-11-20',
    venue: 'KRX',
    tradingDays: 3,
    quietDays: quietDays(days),
    provisional: false,
  },
  dataSource: 'sample',
  brokers,
  days: dailyNet(days, basis.majors),
};

describe('a stored accumulation result [R48]', () => {
  it('agrees with its own brokers and days, for each order of its net buyers and after a JSON round trip', () => {
    expect(recordDifferences(record)).toEqual([]);
    const copy: AccumulationResult = JSON.parse(JSON.stringify(record));
    expect(recordDifferences({ ...copy, netBuyers: sortNetBuyers(copy.netBuyers, 'volume') })).toEqual([]);
  });

  it.each<[string, Partial<AccumulationResult>, RegExp]>([
    ['a letter', { letters: { ...record.letters, second: 'A' } }, /^letters\.second: the record says "A"/],
    ['a percentage', { percents: { ...record.percents, third: 12 } }, /^percents\.third: /],
    [
      'a missing percentage',
      { percents: { ...record.percents, first: null } },
      /^percents\.first: the record says null/,
    ],
    [
      'a base rate',
      { baseRates: { ...rates, counts: { ...rates.counts, third: { ...rates.counts.third, A: 7 } } } },
      /^baseRates\.counts\.third: /,
    ],
    ['a period of base rates', { baseRates: { ...rates, windows: rates.windows.slice(1) } }, /^baseRates\.counts\./],
    [
      'its own period among them',
      { baseRates: baseRatesFrom([{ to: '2026-11-20', letters: { ...record.letters, first: 'A' } }]) },
      /^baseRates\.own\.first: /,
    ],
    ['the length of the periods', { baseRates: { ...rates, windowDays: 5 } }, /^baseRates\.windowDays: /],
    ['a basis', { basis: { ...record.basis, majorSell: 1 } }, /^basis\.majorSell: /],
    ['majors', { basis: { ...record.basis, majors: ['나'] } }, /^basis\.majors: /],
    ['a net buyer', { netBuyers: record.netBuyers.slice(1) }, /^netBuyers: /],
    ['a day', { days: record.days.map((day) => ({ ...day, leadNet: 7 })) }, /leadNet/],
    ['a missing day', { days: record.days.slice(1) }, /number of days/],
    ['a quiet day', { basis: { ...record.basis, quietDays: ['2026-11-18'] } }, /2026-11-18: a quiet day/],
  ])('reports a difference in %s', (_, change, line) => {
    expect(recordDifferences({ ...record, ...change })).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  });

  it('cannot be computed again with a duplicate broker', () => {
    expect(recordDifferences({ ...record, brokers: [...brokers, ...brokers] })).toEqual([
      expect.stringMatching(/^cannot be computed again/),
    ]);
  });
});
