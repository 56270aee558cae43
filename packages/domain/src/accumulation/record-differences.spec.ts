import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { describe, expect, it } from 'vitest';
import { accumulate } from './accumulate.ts';
import { dailyNet, quietDays, sumBrokerDays } from './broker-days.ts';
import type { BrokerDay } from './broker-trading.ts';
import { netBuyersOf, sortNetBuyers } from './net-buyers.ts';
import { recordDifferences } from './record-differences.ts';

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
const record: MjbDetail = {
  _id: '0123456789abcdef01234567',
  request_id: 'MJB-00000001',
  stock_code: '005930',
  stock_name: '삼성전자',
  present_name: null,
  searching_period: '2026-11-18 ~ 2026-11-20',
  created_at: '2026-11-21T00:00:00.000Z',
  finalized_at: '2026-11-21T00:00:01.000Z',
  like: false,
  model_tier: 'basic',
  ...figures,
  net_buyers: sortNetBuyers(netBuyersOf(brokers), 'ratio'),
  basis: {
    ...basis,
    floating_shares_source: 'sample',
    floating_shares_as_of: '2026-11-20',
    venue: 'KRX',
    trading_days: 3,
    quiet_days: quietDays(days),
    provisional: false,
  },
  data_source: 'sample',
  brokers,
  days: dailyNet(days, basis.majors),
};

describe('48: a record', () => {
  it('agrees with its own brokers and days, in whichever order its net buyers stand and after a trip as JSON', () => {
    expect(recordDifferences(record)).toEqual([]);
    const copy: MjbDetail = JSON.parse(JSON.stringify(record));
    expect(recordDifferences({ ...copy, net_buyers: sortNetBuyers(copy.net_buyers, 'volume') })).toEqual([]);
  });

  it.each<[string, Partial<MjbDetail>, RegExp]>([
    ['a letter', { second_mjb_grade: 'A' }, /^second_mjb_grade: the record says "A"/],
    ['a percentage', { third_mjb: 12 }, /^third_mjb: /],
    ['a missing percentage', { first_mjb: null }, /^first_mjb: the record says null/],
    ['a basis', { basis: { ...record.basis, major_sell: 1 } }, /^basis\.major_sell: /],
    ['majors', { basis: { ...record.basis, majors: ['나'] } }, /^basis\.majors: /],
    ['a net buyer', { net_buyers: record.net_buyers.slice(1) }, /^net_buyers: /],
    ['a day', { days: record.days.map((day) => ({ ...day, lead_net: 7 })) }, /lead_net/],
    ['a missing day', { days: record.days.slice(1) }, /number of days/],
    ['a quiet day', { basis: { ...record.basis, quiet_days: ['2026-11-18'] } }, /2026-11-18: a quiet day/],
  ])('that differs in %s says which', (_, change, line) => {
    expect(recordDifferences({ ...record, ...change })).toEqual(expect.arrayContaining([expect.stringMatching(line)]));
  });

  it('with a doubled broker cannot be computed again', () => {
    expect(recordDifferences({ ...record, brokers: [...brokers, ...brokers] })).toEqual([
      expect.stringMatching(/^cannot be computed again/),
    ]);
  });
});
