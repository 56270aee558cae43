import type { MjbCalendar, MjbDetail, MjbSort } from '@gaemi/contracts/accumulation';
import { accumulate } from '@gaemi/domain/accumulation/accumulate';
import type { BrokerTrade } from '@gaemi/domain/accumulation/broker-trading';
import { listNetBuyers, sortNetBuyers } from '@gaemi/domain/accumulation/net-buyers';
import { buildPage } from './news-records.ts';
import type { StubApi, StubCall } from './stub-api.ts';

/** A Saturday; Monday the 5th of October was a holiday. */
export const marketCalendar: MjbCalendar = {
  today: '2026-11-21',
  from: '2025-11-21',
  closed_days: ['2025-12-25', '2025-12-31', '2026-09-24', '2026-09-25', '2026-10-05', '2026-10-09'],
};

/** 한울증권 leads; the first letter is A (214.2 %), the second B (11.8 %), the third C (3.9 %). */
export const someBrokers: readonly BrokerTrade[] = [
  { name: '한울증권', buy: 2_780_300, sell: 812_500 },
  { name: '글로벌브릿지증권', buy: 1_926_400, sell: 902_100 },
  { name: '가온투자증권', buy: 1_604_700, sell: 731_600 },
  { name: '새빛증권', buy: 1_215_600, sell: 803_900 },
  { name: '동해증권', buy: 885_300, sell: 676_300 },
  { name: '남산증권', buy: 640_200, sell: 512_800 },
  { name: '푸른자산증권', buy: 402_500, sell: 371_000 },
  { name: '산들증권', buy: 210_000, sell: 960_400 },
  { name: '누리증권', buy: 120_000, sell: 1_300_000 },
  { name: '다온증권', buy: 310_000, sell: 3_024_400 },
];

interface Basis {
  brokers?: readonly BrokerTrade[];
  floatingShares?: number;
}

/** A finished analysis whose letters come from its brokers by the product's own rules. */
export function buildAccumulation(requestId: string, overrides: Partial<MjbDetail> = {}, rests: Basis = {}): MjbDetail {
  const { brokers = someBrokers, floatingShares = 71_290_000 } = rests;
  const { basis, letters, percents } = accumulate({ brokers, floatingShares });
  return {
    _id: 'a'.repeat(24),
    request_id: requestId,
    stock_code: '005930',
    stock_name: '삼성전자',
    present_name: null,
    searching_period: '2026-08-21 ~ 2026-11-20',
    created_at: '2026-11-21T03:04:05.000Z',
    finalized_at: '2026-11-21T03:04:08.000Z',
    like: false,
    model_tier: 'pro',
    first_mjb_grade: letters.first,
    second_mjb_grade: letters.second,
    third_mjb_grade: letters.third,
    first_mjb: percents.first,
    second_mjb: percents.second,
    third_mjb: percents.third,
    net_buyers: listNetBuyers(brokers).map(({ netBuy, ...buyer }) => ({ ...buyer, net_buy: netBuy })),
    basis: {
      majors: basis.majors,
      major_buy: basis.majorBuy,
      major_sell: basis.majorSell,
      lead_buy: basis.leadBuy,
      floating_shares: basis.floatingShares,
      net_over_float: basis.netOverFloat,
      churn: basis.churn,
      brokers: basis.brokers,
      total_buy: basis.totalBuy,
      total_sell: basis.totalSell,
      without_lead: basis.withoutLead,
      floating_shares_source: 'sample',
      floating_shares_as_of: '2026-11-20',
      venue: 'KRX+NXT',
      trading_days: 61,
      quiet_days: [],
      provisional: false,
    },
    data_source: 'sample',
    base_rates: null,
    brokers: [...brokers],
    days: ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20'].map((day, index) => ({
      day,
      lead_net: index % 2 === 0 ? 900_000 : -100_000,
      majors_net: 1_000_000 - index * 200_000,
      close: 50_000 + index * 100,
    })),
    investor_flows: null,
    short_selling: null,
    share_splits: [],
    ...overrides,
  };
}

/** `count` analyses, newest first, each of a stock of its own: 종목1 (000001), 종목2 (000002), … */
export function buildAccumulationRecords(count: number): MjbDetail[] {
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1;
    return buildAccumulation(`MJB-request-${number}`, {
      _id: number.toString(16).padStart(24, 'b'),
      stock_code: String(number).padStart(6, '0'),
      stock_name: `종목${number}`,
    });
  });
}

/** The same record with its net buyers in the order that a call asks for. */
export function sortedAs(record: MjbDetail, { query }: StubCall): MjbDetail {
  const by: MjbSort = query.get('sort_by') === 'ratio' ? 'ratio' : 'volume';
  return { ...record, net_buyers: sortNetBuyers(record.net_buyers, by) };
}

/** Lets the API know these analyses; the array may change between calls. */
export function answerAccumulationRecords(api: StubApi, records: MjbDetail[]): void {
  const named = ({ query }: StubCall) =>
    records.filter(
      (record) =>
        record.stock_name.includes(query.get('stock_name') ?? '') &&
        [null, record.stock_code].includes(query.get('stock_code')),
    );
  api.on(/GET mjb$/, (call) =>
    buildPage(
      named(call).map((record) => ({ price: null, ...record })),
      call,
    ),
  );
  api.on(/GET mjb\/[\w-]+$/, (call) => {
    const record = records.find(({ _id }) => call.path.endsWith(_id));
    return record === undefined ? { status: 404 } : { body: sortedAs(record, call) };
  });
}
