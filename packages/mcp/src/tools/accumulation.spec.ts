import { cutPercent } from '@gaemi/domain/accumulation/cut-percent';
import { gradeTrace, traceSentences } from '@gaemi/domain/accumulation/trace';
import { reachVerdict } from '@gaemi/domain/accumulation/verdict';
import { expect, it } from 'vitest';
import type { MjbDetail } from '../member.ts';
import { toAnswer } from './accumulation.ts';

const record: MjbDetail = {
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
  ...{ brokers: [], days: [], base_rates: null, investor_flows: null, short_selling: null, share_splits: [] },
};

it('says of a record whose last day was not final that it was so then, whenever it is read', () => {
  const { lines } = toAnswer(record);
  expect(lines).toContain('주의: 마지막 날의 거래가 확정되기 전에 분석했어요. 다시 분석하면 달라질 수 있어요.');
  expect(toAnswer({ ...record, basis: { ...record.basis, provisional: false } }).lines.join()).not.toContain('확정');
});

it('says that a broker that has bought is not the owner of the shares', () => {
  expect(toAnswer(record).lines).toContain('거래원은 주문이 지나간 증권사 창구이지 주식의 실제 주인이 아니에요.');
});

it('warns as the screen does of shares of two sizes, of much that was sold again, and of missing brokers', () => {
  const link = 'https://dart.fss.or.kr/dsaf001/main.do?rcpNo=1';
  const basis = { ...record.basis, majors: ['가'], major_buy: 1_000, major_sell: 840, total_sell: 17 };
  const { lines } = toAnswer({ ...record, basis, share_splits: [{ day: '2026-11-19', kind: 'split', link }] });
  const said = lines.filter((line) => line.startsWith('주의: '));
  expect(said).toEqual(
    expect.arrayContaining([
      `주의: 2026-11-19에 주식이 나뉘었어요(${link}). 나뉘기 전과 뒤의 주식 수가 섞여 글자와 비율이 실제와 다를 수 있어요.`,
      '주의: 주요 거래원이 산 1000주 가운데 84%를 되팔았어요. 주요·선도 매집비는 산 양만 세요.',
      '주의: 전체 매수와 전체 매도가 7주(41.1%) 달라요. 자료에 없는 거래원이 있어 글자가 달라질 수 있어요.',
    ]),
  );
  for (const [kind, sentence] of [
    ['consolidation', '주식이 합쳐졌어요('],
    ['bonus_issue', '무상증자 권리락이 있었어요('],
    ['spin_off', '회사가 나뉘어 주식 수가 줄었어요('],
    // Of a newer service.
    ['capital_reduction' as 'split', `주식 수가 바뀌었어요(${link}). 바뀌기 전과 뒤의`],
  ] as const)
    expect(toAnswer({ ...record, share_splits: [{ day: '2026-11-19', kind, link }] }).lines.join()).toContain(sentence);
  const quiet = { ...basis, major_sell: 690, total_buy: 8_928_222_154, total_sell: 8_930_298_714 };
  const unwarned = toAnswer({ ...record, basis: quiet }).lines.filter((line) => line.startsWith('주의: '));
  expect(unwarned.join()).not.toMatch(/되팔|달라요|나뉘/);
});

it('names the days without a trade, the first three of more', () => {
  const tell = (quiet_days: string[]) =>
    toAnswer({ ...record, basis: { ...record.basis, trading_days: 5, quiet_days } }).lines.filter((line) =>
      line.includes('거래가 없던'),
    );
  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'];
  expect(tell([])).toEqual([]);
  expect(tell(days.slice(0, 1))).toEqual(['주의: 거래일 5일 가운데 거래가 없던 날이 1일 있어요(2026-11-16).']);
  expect(tell(days)).toEqual([
    '주의: 거래일 5일 가운데 거래가 없던 날이 4일 있어요(2026-11-16, 2026-11-17, 2026-11-18 외 1일).',
  ]);
});

it.each([
  // The letters of a whole year may be the best while nearly all was sold again.
  [1_000, 910, 300],
  [1_000, 700, 300],
  [1_000, 690, 30_000],
  [1_000, 500, 50_000],
  [1_000, 501, 49_900],
  [1_000, 300, 140_000],
  [1_000, 299, 140_200],
  [1_000, 0, 200_000],
  [0, 0, 1_000],
])('has the words of the screen for %i bought and %i sold of %i shares', (majorBuy, majorSell, floatingShares) => {
  const percent = (100 * (majorBuy - majorSell)) / floatingShares;
  const majors = majorBuy === 0 ? [] : ['가', '나'];
  const shares = { major_buy: majorBuy, major_sell: majorSell, floating_shares: floatingShares };
  const lines = toAnswer({ ...record, basis: { ...record.basis, ...shares, majors, net_over_float: percent } }).lines;
  const said = lines.find((line) => line.includes('매집 흔적'));
  expect(said).toContain(`${traceSentences[gradeTrace({ majorBuy, majorSell, floatingShares })]}.`);
  const verdict = reachVerdict({ majors, majorBuy, majorSell });
  if (verdict === null) return expect(said).toContain('순매수한 거래원이 없어요.');
  expect(said).toContain(`주요 거래원 2곳이 ${verdict.net}주(유통주식의 ${cutPercent(percent)})를 순매수했어요.`);
  expect(lines.join().includes('되팔았어요')).toBe(verdict.resale !== null);
  if (verdict.resale !== null) expect(lines.join()).toContain(`${verdict.resale.percent}%`);
});
