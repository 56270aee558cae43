import { expect, it } from 'vitest';
import type { MjbRecord } from '../member.ts';
import { toAnswer } from './accumulation.ts';

const record: MjbRecord = {
  _id: 'a'.repeat(24),
  request_id: 'MJB-1',
  stock_code: '005930',
  stock_name: '삼성전자',
  present_name: null,
  searching_period: '2026-11-20 ~ 2026-11-20',
  created_at: '2026-11-20T03:00:00.000Z',
  finalized_at: '2026-11-20T03:00:01.000Z',
  like: false,
  model_tier: 'pro',
  ...{ first_mjb_grade: 'E', second_mjb_grade: 'E', third_mjb_grade: 'E' },
  ...{ first_mjb: 0, second_mjb: 0, third_mjb: 0 },
  net_buyers: [],
  basis: {
    ...{ majors: [], major_buy: 0, major_sell: 0, lead_buy: 0, net_over_float: 0, churn: 0, without_lead: null },
    ...{ floating_shares: 1_000, floating_shares_source: 'sample', floating_shares_as_of: '2026-11-20' },
    ...{ venue: 'KRX', brokers: 2, total_buy: 10, total_sell: 10, trading_days: 1, quiet_days: [], provisional: true },
  },
  data_source: 'sample',
};

it('says of a record whose last day was not final that it was so then, whenever it is read', () => {
  const { lines } = toAnswer(record);
  expect(lines).toContain('주의: 마지막 날의 거래가 확정되기 전에 분석했어요. 다시 분석하면 달라질 수 있어요.');
  expect(toAnswer({ ...record, basis: { ...record.basis, provisional: false } }).lines.join()).not.toContain('확정');
});
