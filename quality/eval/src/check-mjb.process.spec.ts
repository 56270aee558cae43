import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { MjbDetail } from '@gaemi/contracts/accumulation';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('check-mjb.ts', import.meta.url));
const check = (input: string) => spawnSync(process.execPath, [script], { input, encoding: 'utf8' });

const broker = { name: '가나증권', buy: 250, sell: 200 };
const record: MjbDetail = {
  _id: '0123456789abcdef01234567',
  request_id: 'MJB-00000001',
  stock_code: '005930',
  stock_name: '삼성전자',
  present_name: null,
  searching_period: '2026-11-20 ~ 2026-11-20',
  created_at: '2026-11-21T03:00:00.000Z',
  finalized_at: '2026-11-21T03:00:01.000Z',
  like: false,
  model_tier: 'basic',
  first_mjb_grade: 'C',
  second_mjb_grade: 'D',
  third_mjb_grade: 'C',
  first_mjb: 125,
  second_mjb: 2.5,
  third_mjb: 2.5,
  net_buyers: [{ rank: 1, ...broker, net_buy: 50, ratio: 11.1 }],
  basis: {
    majors: ['가나증권'],
    major_buy: 250,
    major_sell: 200,
    lead_buy: 250,
    floating_shares: 10_000,
    floating_shares_source: 'sample',
    floating_shares_as_of: '2026-09-30',
    net_over_float: 0.5,
    churn: 400 / 450,
    venue: 'KRX',
    brokers: 2,
    total_buy: 250,
    total_sell: 250,
    trading_days: 1,
    quiet_days: [],
    provisional: false,
    without_lead: { first: 'E', second: 'E', third: 'E' },
  },
  data_source: 'sample',
  brokers: [broker, { name: '다라증권', buy: 0, sell: 50 }],
  days: [{ day: '2026-11-20', lead_net: 50, majors_net: 50, close: 70_000 }],
  base_rates: null,
  investor_flows: null,
  short_selling: null,
  share_splits: [],
};

describe('check-mjb', () => {
  it('recomputes every letter and reports that they agree', () => {
    const { status, stdout, stderr } = check(JSON.stringify(record));
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('삼성전자: C D C of 2 brokers');
  });

  it.each([
    [
      'a letter that is not what the brokers give',
      JSON.stringify({ ...record, third_mjb_grade: 'D' }),
      /letters\.third/,
    ],
    ['no record', '{}', /not a record/],
    ['no JSON', 'x', /not JSON/],
  ])('exits with 1 for %s', (_, input, line) => {
    const { status, stderr } = check(input);
    expect(status).toBe(1);
    expect(stderr).toMatch(line);
  });
});
