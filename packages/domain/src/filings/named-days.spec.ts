import { describe, expect, it } from 'vitest';
import { type FilingWithDays, listDaysAhead } from './named-days.ts';

const period = { from: '2026-11-23', to: '2026-12-31' };
const filed = (serial: number, reportName: string, more: Partial<FilingWithDays['filing']>): FilingWithDays => ({
  source: 'dart',
  filing: {
    receiptNo: `202611200000${String(serial).padStart(2, '0')}`,
    reportName,
    receivedOn: '2026-11-20',
    ...more,
  },
  link: `https://dart.fss.or.kr/${serial}`,
});
const dividend = (serial: number, day: string, more: Partial<FilingWithDays['filing']> = {}) =>
  filed(serial, '현금ㆍ현물배당결정', { days: [{ kind: 'dividend_payment', day }], ...more });
const listed = (filings: FilingWithDays[]) =>
  listDaysAhead(filings, period).map(({ day, text, link }) => `${day} ${text} ${link.slice(-1)}`);

it('days ahead are those of the period, the next first, each with its filing', () => {
  const contract = filed(2, '단일판매ㆍ공급계약체결', {
    contract: { partner: null, from: '2026-01-02', to: '2026-12-01' },
  });
  const passed = dividend(3, '2026-11-22');
  expect(listed([dividend(1, '2026-12-20'), contract, passed].slice(0, 2))).toEqual([
    '2026-12-01 계약 종료 · 단일판매·공급계약체결 2',
    '2026-12-20 배당금 지급 · 현금·현물배당결정 1',
  ]);
  expect(listed([passed])).toEqual([]);
});

it('a correction replaces the day of the filing before it, and a corrected filing says nothing', () => {
  expect(
    listed([dividend(1, '2026-12-20'), dividend(2, '2026-12-24', { reportName: '[기재정정]현금ㆍ현물배당결정' })]),
  ).toEqual(['2026-12-24 배당금 지급 · 현금·현물배당결정 2']);
  expect(listed([dividend(1, '2026-12-20', { correctionFollows: true })])).toEqual([]);
});

it.each([
  ['a correction to a day that has passed', '[기재정정]현금ㆍ현물배당결정', '2026-11-22'],
  ['a correction that leaves the day open', '[기재정정]현금ㆍ현물배당결정', null],
  ['a withdrawal that still names the day', '현금ㆍ현물배당결정(철회)', '2026-12-20'],
  ['a withdrawal by its name', '현금ㆍ현물배당결정 철회', null],
])('%s takes back the day of the filing before it', (_, reportName, day) => {
  const days = day === null ? {} : { days: [{ kind: 'dividend_payment' as const, day }] };
  expect(listed([dividend(1, '2026-12-20'), filed(2, reportName, days)])).toEqual([]);
});

describe('a decision of the same name', () => {
  const meeting = (serial: number, days: string[], prefix = '') =>
    filed(serial, `${prefix}주주총회소집결의`, { days: days.map((day) => ({ kind: 'shareholders_meeting', day })) });
  const first = meeting(1, ['2026-12-10']);
  const second = meeting(2, ['2026-12-20']);
  const daysOf = (...filings: FilingWithDays[]) => listDaysAhead(filings, period).map(({ day }) => day);

  it('is another one, so that the days of both are ahead', () => {
    expect(daysOf(first, second)).toEqual(['2026-12-10', '2026-12-20']);
    expect(daysOf(dividend(1, '2026-11-24'), dividend(2, '2026-12-24'))).toEqual(['2026-11-24', '2026-12-24']);
  });

  it('is corrected or called off alone', () => {
    expect(daysOf(first, second, meeting(3, ['2026-12-21'], '[기재정정]'))).toEqual(['2026-12-10', '2026-12-21']);
    // The same day with another agenda.
    const other = meeting(3, ['2026-12-10'], '[기재정정]');
    expect(daysOf(first, second, other, other)).toEqual(['2026-12-10', '2026-12-20']);
    expect(daysOf(first, second, other).length).toBe(2);
    expect(daysOf(first, second, meeting(3, [], '[기재정정]'), meeting(4, ['2026-12-22'], '[기재정정]'))).toEqual([
      '2026-12-10',
      '2026-12-22',
    ]);
    expect(daysOf(first, second, filed(3, '주주총회소집철회결의', {}))).toEqual(['2026-12-10']);
    const corrected = { ...second, filing: { ...second.filing, correctionFollows: true as const } };
    expect(daysOf(first, corrected, meeting(3, [], '[기재정정]'))).toEqual(['2026-12-10']);
  });
});

it('a correction takes back nothing of another matter, and may be there without its days as well', () => {
  const meeting = (serial: number, reportName: string, day: string) =>
    filed(serial, reportName, { days: [{ kind: 'shareholders_meeting', day }] });
  const extraordinary = meeting(1, '주주총회소집결의(임시주주총회)', '2026-12-10');
  const regular = meeting(2, '주주총회소집결의(정기주주총회)', '2026-12-20');
  const moved = meeting(3, '[기재정정]주주총회소집결의(정기주주총회)', '2026-12-21');
  const ofSubsidiary = filed(4, '[기재정정]현금ㆍ현물배당결정(자회사의 주요경영사항)', {});
  const unread = filed(3, '[기재정정]주주총회소집결의(정기주주총회)', {});
  expect(listed([extraordinary, regular, moved, dividend(5, '2026-12-24'), ofSubsidiary, unread])).toEqual([
    '2026-12-10 주주총회 · 주주총회소집결의 1',
    '2026-12-21 주주총회 · 주주총회소집결의 3',
    '2026-12-24 배당금 지급 · 현금·현물배당결정 5',
  ]);
  const calledOff = filed(6, '주주총회소집철회결의', {});
  expect(listed([extraordinary, calledOff])).toEqual([]);
});

it('the end of a contract is no day ahead where the filing ends it', () => {
  const contract = { partner: null, from: null, to: '2026-12-01' };
  expect(listed([filed(1, '단일판매ㆍ공급계약해지', { contract })])).toEqual([]);
});

describe('a contract that was ended', () => {
  const terms = (partner: string | null, from: string | null, to: string | null) => ({
    contract: { partner, from, to },
  });
  const name = '단일판매ㆍ공급계약체결';
  const first = filed(1, name, terms('나라전력', '2026-01-02', '2026-12-01'));
  const second = filed(2, name, terms('나라전력', '2026-01-02', '2026-12-02'));
  const end = (...values: Parameters<typeof terms>) => filed(4, '단일판매ㆍ공급계약해지', terms(...values));

  it('ends no more on its day', () => {
    expect(listed([first, end('나라전력', '2026-01-02', '2026-12-01')])).toEqual([]);
    expect(listed([first, end(null, '2026-01-02', null)])).toEqual([]);
    const extended = filed(3, `[기재정정]${name}`, terms('나라전력', '2026-01-02', '2026-12-30'));
    expect(listed([first, extended, end('나라전력', '2026-01-02', '2026-12-01')])).toEqual([]);
    const corrected = filed(5, '[기재정정]단일판매ㆍ공급계약해지', terms('나라전력', '2026-01-02', '2026-12-01'));
    expect(listed([first, end('나라전력', '2026-01-02', null), corrected])).toEqual([]);
  });

  it('is no other one', () => {
    const ended = end('나라전력', '2026-01-02', '2026-12-02');
    // The archive may hold a filing in several wordings.
    expect(listed([first, second, ended, ended])).toEqual(['2026-12-01 계약 종료 · 단일판매·공급계약체결 1']);
    expect(listed([first, second, end('나라전력', '2026-01-02', null)])).toHaveLength(2);
    expect(listed([first, end('가온건설', '2026-01-02', '2026-12-01')])).toHaveLength(1);
    expect(listed([first, end('나라전력', '2026-02-02', '2026-12-01')])).toHaveLength(1);
    expect(listed([first, end(null, null, '2026-12-24')])).toHaveLength(1);
    expect(
      listed([end('나라전력', '2026-01-02', null), filed(5, name, terms('나라전력', '2026-01-02', '2026-12-01'))]),
    ).toHaveLength(1);
  });
});

it('each contract of a company has its own end', () => {
  const contract = (serial: number, to: string) =>
    filed(serial, '단일판매ㆍ공급계약체결', { contract: { partner: null, from: null, to } });
  expect(listed([contract(1, '2026-12-01'), contract(2, '2026-12-02')])).toHaveLength(2);
});

describe('a contract', () => {
  const contract = (serial: number, partner: string, to: string) =>
    filed(serial, '단일판매ㆍ공급계약체결', { contract: { partner, from: '2026-01-02', to } });
  const correction = (serial: number, partner: string, to: string) =>
    filed(serial, '[기재정정]단일판매ㆍ공급계약체결', { contract: { partner, from: '2026-01-02', to } });

  it('ends when its correction says, and not before', () => {
    const extended = correction(3, '나라전력', '2026-12-30');
    const again = correction(4, '나라전력', '2027-12-30');
    const signed = [contract(1, '가온건설', '2026-12-01'), contract(2, '나라전력', '2026-12-02')];
    expect(listed([...signed, extended])).toEqual([
      '2026-12-01 계약 종료 · 단일판매·공급계약체결 1',
      '2026-12-30 계약 종료 · 단일판매·공급계약체결 3',
    ]);
    // The archive may hold a filing in several wordings.
    expect(listed([...signed, extended, ...signed, again, extended])).toEqual([
      '2026-12-01 계약 종료 · 단일판매·공급계약체결 1',
    ]);
  });

  it('stands where two of them may be the corrected one', () => {
    const signed = [contract(1, '가온건설', '2026-12-01'), contract(2, '가온건설', '2026-12-02')];
    const extended = correction(3, '가온건설', '2026-12-30');
    expect(listed([...signed, extended])).toHaveLength(3);
  });
});

it('a filing of the sample data stands beside a real one of the same name, and says so', () => {
  const sample: FilingWithDays = { ...dividend(2, '2026-12-21'), source: 'sample' };
  expect(listDaysAhead([dividend(1, '2026-12-20'), sample], period).map(({ day, source }) => [day, source])).toEqual([
    ['2026-12-20', 'dart'],
    ['2026-12-21', 'sample'],
  ]);
});
