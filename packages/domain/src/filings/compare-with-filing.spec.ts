import { describe, expect, it } from 'vitest';
import { compareWithFiling } from './compare-with-filing.ts';
import type { Filing, FilingFigure } from './filing.ts';

type Given = Partial<Omit<Filing, 'figures'>> & { figures: readonly FilingFigure[] };
const won = (name: FilingFigure['name'], value: number): FilingFigure => ({ name, value, unit: 'won' });
const filed = ({ figures, ...rest }: Given): Filing => ({
  receiptNo: '20261118000001',
  reportName: '단일판매ㆍ공급계약체결',
  receivedOn: '2026-11-18',
  receivedAt: null,
  ...rest,
  figures: [...figures],
});
const compared = (title: string, given: Given, { description = '', day = given.receivedOn ?? '2026-11-18' } = {}) =>
  compareWithFiling({ title, description, day }, filed(given));

const contract = { figures: [won('contract_amount', 421_034_500_000)] };
const results = {
  reportName: '연결재무제표기준영업(잠정)실적(공정공시)',
  receivedOn: '2026-11-06',
  figures: [won('revenue', 3_421e9), won('operating_profit', 120.4e9), won('net_profit', 91.2e9)],
};

describe('a contract', () => {
  it.each([
    '한빛중공업, 4,210억 규모 공급계약 체결',
    '한빛중공업, 4210억원 LNG선 수주',
    '한빛중공업 "약 4200억 공급계약"',
    '한빛중공업, 4천억대 수주 잭팟',
    '한빛중공업, 4,200억원대 공급계약 체결',
    '한빛중공업, 421,034,500,000원 공급계약 체결',
    '한빛중공업, 421,035백만원 규모 공급 계약',
    '한빛중공업, 4210억3450만원 규모 납품 계약',
    '한빛중공업, 0.42조원 공급계약',
    '한빛중공업, 4200여억원 공급계약',
    '한빛중공업, 4000억 넘는 공급계약 따냈다',
    '한빛중공업, 3억 달러(약 4210억원) 공급계약',
    '한빛중공업, 매출 12% 규모 4210억 공급계약…주가 3% 상승',
    '위기설 일축한 한빛중공업, 4,210억 공급계약 체결',
  ])('is confirmed by %s', (title) => expect(compared(title, contract)).toBe('confirms'));

  it('is confirmed by one of several amounts of an article', () => {
    const description =
      '한빛중공업은 한국전력과 4,210억원 규모의 공급계약을 체결했다고 18일 공시했다. 계약금액은 최근 매출액(3조4,210억원) 대비 12.3%다.';
    expect(compared('한빛중공업, 대형 공급계약', contract, { description })).toBe('confirms');
  });

  it.each([
    '한빛중공업, 5,400억 규모 공급계약 체결',
    '한빛중공업, 421억 규모 공급계약 체결',
    '한빛중공업, 42.1조원 규모 공급계약 체결',
    '한빛중공업, 3,100억원 규모 공급 계약 맺어',
  ])('differs from %s', (title) => expect(compared(title, contract)).toBe('differs'));

  it('differs from nothing while a correction of it is to come', () => {
    const title = '한빛중공업, 5,400억 규모 공급계약 체결';
    expect(compared(title, { ...contract, correctionFollows: true })).toBe('unrelated');
  });

  it.each([
    // Another matter with the same amount.
    '한빛중공업, 3분기 매출 4,210억',
    '한빛중공업, 4,210억 유상증자 결정',
    '한빛중공업 시가총액 4,210억…공급계약 체결에 강세',
    '한빛중공업, 4,210억 공급계약 해지',
    '한빛중공업, 올해 수주 목표 4,210억',
    '한빛중공업, 4,210억 공급계약 전망',
    '한빛중공업 4,210억 공급계약설 "사실무근"',
    '한빛중공업, 4,210억 공급계약설 전면 부인',
    '한빛중공업, 4,210억 공급계약설 일축',
    '한빛중공업 "4,210억 공급계약 보도, 사실과 달라"',
    // Another currency, and amounts that leave something open.
    '한빛중공업, 3억 달러 규모 공급계약 체결',
    '한빛중공업, 3억弗 공급계약 체결',
    '한빛중공업, 5억 캐나다달러 공급계약',
    '한빛중공업, 3000억~5000억 규모 공급계약',
    '한빛중공업, 최대 6,000억 규모 공급계약',
    '한빛중공업, 4000억 공급계약 체결',
    '한빛중공업, 2,000억 이상 공급계약 체결',
    // Parts, totals, taxes, several contracts, other parties.
    '한빛중공업, 8,420억 규모 공급계약 체결',
    '한빛중공업, 2,105억 규모 공급계약 체결',
    '한빛중공업, 4,631억 규모 공급계약 체결',
    '한빛중공업, 총 9,000억 규모 공급계약 체결',
    '한빛중공업, LNG선 2척 7,100억에 수주',
    '한빛중공업, 700억 추가 공급계약',
    '한빛중공업, 3,100억 규모 별도 공급계약 체결',
    '한빛중공업 올해 누적 수주 1조 9,000억',
    '한빛중공업 수주잔고 12조',
    '한빛중공업 자회사, 700억 공급계약 체결',
    '한빛중공업, 5,400억 공급계약 추진',
    '한빛중공업, 5,400억 규모 MOU…공급계약 눈앞',
    '한빛중공업, 공급계약 4,210억에서 3,100억으로 정정',
    '한빛중공업, 5,400억 공급계약 맺나?',
    '한빛중공업, 40억 공급계약 체결',
    '한빛중공업 공급계약 체결',
    '',
  ])('is unrelated to %s', (title) => expect(compared(title, contract)).toBe('unrelated'));

  it('is compared within three trading days, and accused only by the filing before the article', () => {
    const same = '한빛중공업, 4,210억 규모 공급계약 체결';
    expect(compared(same, contract, { day: '2026-11-13' })).toBe('confirms');
    expect(compared(same, contract, { day: '2026-11-22' })).toBe('confirms');
    expect(compared(same, contract, { day: '2026-11-23' })).toBe('confirms');
    expect(compared(same, contract, { day: '2026-11-24' })).toBe('unrelated');
    expect(compared(same, contract, { day: '2026-11-12' })).toBe('unrelated');
    const other = '한빛중공업, 5,400억 규모 공급계약 체결';
    expect(compared(other, contract, { day: '2026-11-19' })).toBe('differs');
    expect(compared(other, contract, { day: '2026-11-17' })).toBe('unrelated');
    expect(compared(other, contract, { day: '2026-11-20' })).toBe('unrelated');
  });

  it('in dollars is compared with dollars only', () => {
    const dollars = { figures: [{ name: 'contract_amount', value: 3e8, unit: 'usd' } as const] };
    expect(compared('한빛중공업, 3억 달러 규모 공급계약 체결', dollars)).toBe('confirms');
    expect(compared('한빛중공업, $300,000,000 규모 공급계약 체결', dollars)).toBe('confirms');
    expect(compared('한빛중공업, 3억원 규모 공급계약 체결', dollars)).toBe('unrelated');
  });

  it('of another party, a subsidiary or a correction is never accused', () => {
    const other = '한빛중공업, 한국전력과 5,400억 규모 공급계약 체결';
    expect(compared(other, { ...contract, reportName: '단일판매ㆍ공급계약체결(미국 변압기)' })).toBe('unrelated');
    expect(compared(other, { ...contract, reportName: '단일판매ㆍ공급계약체결(한국전력)' })).toBe('differs');
    expect(compared(other, { ...contract, reportName: '[기재정정]단일판매ㆍ공급계약체결' })).toBe('unrelated');
    expect(compared(other, { ...contract, reportName: '단일판매ㆍ공급계약체결(자회사의 주요경영사항)' })).toBe(
      'unrelated',
    );
  });

  it('says nothing without figures', () => {
    expect(compared('한빛중공업, 4,210억 규모 공급계약 체결', { figures: [] })).toBe('unrelated');
  });
});

describe('results', () => {
  it.each([
    '한빛중공업 3분기 영업이익 1,204억…전년比 12%↑',
    '한빛중공업, 3분기 영업익 1200억원…시장 전망치(1,100억) 웃돌아',
    '한빛중공업 3분기 매출 3조4,210억·영업이익 1,204억',
    '한빛중공업 3분기 매출 3.4조',
    '한빛중공업 3분기 순이익 912억원',
    '한빛중공업 3Q 영업이익 1천억원대',
    '한빛중공업 영업이익 1,204억원으로 깜짝 실적',
  ])('are confirmed by %s', (title) => expect(compared(title, results)).toBe('confirms'));

  it('are confirmed by the figures of the article, not by those of the year before', () => {
    const description =
      '한빛중공업은 3분기 매출과 영업이익이 각각 3조4,210억원, 1,204억원으로 집계됐다고 6일 공시했다. 지난해 3분기 영업이익은 1,075억원이었다.';
    expect(compared('한빛중공업, 3분기 호실적', results, { description })).toBe('confirms');
    expect(compared('한빛중공업, 호실적', results, { description: '지난해 3분기 영업이익은 1,204억원이었다.' })).toBe(
      'unrelated',
    );
  });

  it.each([
    '한빛중공업 3분기 영업이익 1,504억…전년比 12%↑',
    '한빛중공업 3분기 영업이익 120억원',
    '한빛중공업 3분기 영업손실 1,204억원',
    '한빛중공업 3분기 매출 2조8,000억원',
    '한빛중공업 3분기 순이익 9.12조원',
  ])('differ from %s', (title) => expect(compared(title, results)).toBe('differs'));

  it.each([
    // Another figure, period, or part of the company.
    '한빛중공업 3분기 순이익 1,204억원으로 늘어 매출은 정체',
    '한빛중공업 3분기 순이익 700억원',
    '한빛중공업 2분기 영업이익 1,504억원',
    '한빛중공업 3분기 누적 영업이익 3,504억원',
    '한빛중공업 3분기 누적 영업이익 1,204억원',
    '한빛중공업 올해 영업이익 5,000억원',
    '한빛중공업 상반기 영업이익 2,000억원',
    '한빛중공업 2025년 3분기 영업이익 1,504억원',
    '한빛중공업 조선 부문 3분기 영업이익 900억원',
    '한빛중공업 3분기 별도 영업이익 900억원',
    '한빛중공업 10월 매출 1조 1,000억원',
    // Forecasts, targets, changes, ranges.
    '한빛중공업 3분기 영업이익 1,504억원 전망',
    '한빛중공업 3분기 영업이익 1,204억원 전망',
    '한빛중공업 3분기 영업이익 컨센서스 1,504억원',
    '한빛중공업 3분기 영업이익 목표 1,504억원',
    '한빛중공업 3분기 영업이익 300억원 증가',
    '한빛중공업 3분기 영업이익 1500억~1600억원',
    '한빛중공업 영업이익 1,504억원',
    '한빛중공업 3분기 영업이익 1억 달러',
    '한빛중공업 3분기 매출 13조원',
  ])('are unrelated to %s', (title) => expect(compared(title, results)).toBe('unrelated'));

  it('with one equal and one other figure say nothing where the headline is wrong', () => {
    expect(compared('한빛중공업 3분기 영업이익 1,504억', results, { description: '매출은 3조4,210억원이다.' })).toBe(
      'unrelated',
    );
  });

  it('of a season in which the quarter or the year is filed are never accused', () => {
    const yearly = { ...results, receivedOn: '2026-02-05' };
    expect(compared('한빛중공업 지난해 영업이익 1,204억', yearly)).toBe('confirms');
    expect(compared('한빛중공업 4분기 영업이익 1,504억', yearly)).toBe('unrelated');
    expect(compared('한빛중공업 올해 영업이익 1,204억', yearly)).toBe('unrelated');
  });

  it('on another basis are never accused', () => {
    const separate = { ...results, reportName: '영업(잠정)실적(공정공시)' };
    expect(compared('한빛중공업 3분기 연결 영업이익 1,504억', separate)).toBe('unrelated');
  });

  it('with a loss are compared with losses', () => {
    const loss = { ...results, figures: [won('operating_profit', -30e9)] };
    expect(compared('한빛중공업 3분기 영업손실 300억원', loss)).toBe('confirms');
    expect(compared('한빛중공업 3분기 영업이익 300억원', loss)).toBe('differs');
    expect(compared('한빛중공업 3분기 영업적자 300억원 전망', loss)).toBe('unrelated');
  });
});

describe('own shares', () => {
  const bought = { reportName: '주요사항보고서(자기주식취득결정)', figures: [won('treasury_amount', 500e9)] };
  const cancelled = { reportName: '주식소각결정', figures: [won('treasury_amount', 300e9)] };
  it.each([
    ['한빛중공업, 5,000억 자사주 매입', bought, 'confirms'],
    ['한빛중공업, 자사주 5,000억원어치 취득 결정', bought, 'confirms'],
    ['한빛중공업, 5,000억 자사주 매입 후 소각', bought, 'confirms'],
    ['한빛중공업, 5,000억 자사주 소각', bought, 'unrelated'],
    ['한빛중공업, 자사주 5,000억 매입, 3,000억 소각', bought, 'confirms'],
    ['한빛중공업, 자사주 5,000억 매입, 3,000억 소각', cancelled, 'confirms'],
    ['한빛중공업, 3,000억 자사주 소각', cancelled, 'confirms'],
    ['한빛중공업, 4,100억 자사주 소각', cancelled, 'differs'],
    ['누리금융, 4,100억 규모 자사주 소각 결정', cancelled, 'differs'],
    ['한빛중공업, 3,000억 자사주 매입', cancelled, 'unrelated'],
    ['한빛중공업, 3년간 자사주 9,000억 소각', cancelled, 'unrelated'],
    ['한빛중공업, 5,000억 자사주 처분', bought, 'unrelated'],
  ] as const)('%s', (title, given, expected) => expect(compared(title, given)).toBe(expected));
});

describe('dividends, issues, deals and lawsuits', () => {
  const dividend = {
    reportName: '현금ㆍ현물배당결정',
    figures: [won('dividend_per_share', 361), won('dividend_total', 245e9)],
  };
  const rights = { reportName: '주요사항보고서(유상증자결정)', figures: [won('issue_amount', 400e9)] };
  const bond = { reportName: '주요사항보고서(전환사채권발행결정)', figures: [won('bond_amount', 30e9)] };
  const deal = { reportName: '타법인주식및출자증권취득결정', figures: [won('transfer_amount', 1.2e12)] };
  const claim = { reportName: '소송등의제기ㆍ신청', figures: [won('claim_amount', 45e9)] };
  it.each([
    ['한빛중공업, 주당 361원 현금배당', dividend, 'confirms'],
    ['한빛중공업, 2,450억 규모 배당 결정', dividend, 'confirms'],
    ['한빛중공업, 주당 500원 현금배당 결정', dividend, 'differs'],
    ['한빛중공업, 연간 주당 1,444원 배당', dividend, 'unrelated'],
    ['한빛중공업, 우선주 주당 411원 배당', dividend, 'unrelated'],
    ['한빛중공업, 4,000억 유상증자 결정', rights, 'confirms'],
    ['한빛중공업, 유증 4천억…주주배정', rights, 'confirms'],
    ['한빛중공업, 6,500억 유상증자 결정', rights, 'differs'],
    ['한빛중공업, 4,000억 유상증자 철회', rights, 'unrelated'],
    ['한빛중공업, 300억 규모 CB 발행', bond, 'confirms'],
    ['한빛중공업, 300억 규모 회사채 발행', bond, 'unrelated'],
    ['한빛중공업, 한별전자 1조2000억에 인수', deal, 'confirms'],
    ['한빛중공업, 한별전자 지분 1.2조에 매각', deal, 'unrelated'],
    ['한빛중공업, 450억 손해배상 소송 피소', claim, 'confirms'],
    ['한빛중공업, 450억 손해배상 소송 승소', claim, 'unrelated'],
  ] as const)('%s', (title, given, expected) => expect(compared(title, given)).toBe(expected));

  it('say nothing about a filing that is taken back or has no amount', () => {
    expect(compared('한빛중공업, 4,000억 유상증자 결정', { ...rights, reportName: '유상증자결정(철회)' })).toBe(
      'unrelated',
    );
    expect(compared('한빛중공업, 4,000억 유상증자 결정', { ...rights, reportName: '분기보고서' })).toBe('unrelated');
  });
});

it('reads hostile text quickly', () => {
  const started = process.threadCpuUsage().user;
  compared('4,210억 공급계약 '.repeat(800), contract, { description: '영업이익 1조1억, '.repeat(2_000) });
  compared('1~'.repeat(3_000), results, { description: '각각 매출 '.repeat(2_000) });
  expect(process.threadCpuUsage().user - started).toBeLessThan(3_000_000);
});

const boughtShares = { reportName: '주요사항보고서(자기주식취득결정)', figures: [won('treasury_amount', 500e9)] };
it.each([
  [`5,000억 자사주 매입${' 후'.repeat(28)}`, boughtShares],
  [`3분기 ${'에는'.repeat(28)}좀 매출 4,421억원`, { ...results, figures: [won('revenue', 3_421e9)] }],
])('reads a headline at once that repeats a word: %s', (end, given) => {
  const { user } = process.threadCpuUsage();
  compared(`한빛중공업, ${end}`, given);
  // Microseconds. With two readings of each repetition it would take seconds, and hours for a longer headline.
  expect(process.threadCpuUsage().user - user).toBeLessThan(500_000);
});
