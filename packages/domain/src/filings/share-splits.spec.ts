import { expect, it } from 'vitest';
import type { FilingWithDays } from './named-days.ts';
import { findShareSplits, splitsOfRecord } from './share-splits.ts';

const filed = (serial: number, reportName: string, day: string): FilingWithDays => ({
  source: 'dart',
  filing: {
    receiptNo: `2026090100000${serial}`,
    reportName,
    receivedOn: '2026-09-01',
    days: [{ kind: 'new_shares_listing', day }],
  },
  link: `https://dart.fss.or.kr/${serial}`,
});
const period = { from: '2026-11-02', to: '2026-11-20' };
const found = (...filings: FilingWithDays[]) =>
  findShareSplits(filings, period).map(({ day, kind, link }) => `${day} ${kind} ${link.slice(-1)}`);

it('splits inside a period are those whose new shares are first traded after its first day', () => {
  expect(found(filed(1, '주식분할결정', '2026-11-20'))).toEqual(['2026-11-20 split 1']);
  expect(found(filed(1, '주식병합결정', '2026-11-03'))).toEqual(['2026-11-03 consolidation 1']);
  for (const day of ['2026-11-02', '2026-11-21']) expect(found(filed(1, '주식분할결정', day))).toEqual([]);
});

it('a capital reduction that leaves fewer shares is a consolidation, one of the par value alone is none', () => {
  const reduction = filed(1, '주요사항보고서(감자결정)', '2026-11-10');
  const stating = (unit: 'shares' | 'percent', value: number) => ({
    ...reduction,
    filing: { ...reduction.filing, figures: [{ name: 'reduced_shares' as const, value, unit }] },
  });
  const ofShares = stating('shares', 9_000_000);
  expect(found(ofShares)).toEqual(['2026-11-10 consolidation 1']);
  for (const other of [reduction, stating('percent', 80)]) expect(found(other)).toEqual([]);
  const putOff = filed(2, '[기재정정]주요사항보고서(감자결정)', '2026-12-10');
  expect(found(ofShares, putOff)).toEqual([]);
});

it.each([
  [
    'was put off behind the period',
    [filed(1, '주식분할결정', '2026-11-10'), filed(2, '[기재정정]주식분할결정', '2026-12-10')],
  ],
  ['is that of a subsidiary', [filed(1, '주식분할결정(종속회사의 주요경영사항)', '2026-11-10')]],
  ['is an issue of new shares', [filed(1, '주요사항보고서(유상증자결정)', '2026-11-10')]],
  ['is an issue without pay of which no record day is known', [filed(1, '주요사항보고서(무상증자결정)', '2026-11-10')]],
  ['is a part of the company that it keeps', [filed(1, '주요사항보고서(회사분할결정)', '2026-11-10')]],
  ['is invented', [{ ...filed(1, '주식분할결정', '2026-11-10'), source: 'sample' as const }]],
])('none is there where it %s', (_, filings) => expect(found(...filings)).toEqual([]));

it.each(['회사분할결정', '회사분할합병결정'])(
  'a spin-off (%s) that leaves fewer shares counts from the day on which these are traded',
  (report) => {
    const parted = filed(1, `주요사항보고서(${report})`, '2026-11-10');
    const figures = [{ name: 'reduced_shares' as const, value: 35, unit: 'percent' as const }];
    expect(found({ ...parted, filing: { ...parted.filing, figures } })).toEqual(['2026-11-10 spin_off 1']);
  },
);

const bonus = (serial: number, name: string, days: [record: string, listing: string]): FilingWithDays => {
  const each = filed(serial, name, days[1]);
  return {
    ...each,
    filing: { ...each.filing, days: [{ kind: 'record_day', day: days[0] }, ...(each.filing.days ?? [])] },
  };
};

it.each([
  // Of a record day on a Monday, on a Sunday, and on the last day of a year, on which the exchange is closed.
  ['주요사항보고서(무상증자결정)', ['2026-11-09', '2026-11-24'], '2026-11-06'],
  ['주요사항보고서(유무상증자결정)', ['2026-11-15', '2026-12-01'], '2026-11-12'],
  ['주요사항보고서(무상증자결정)', ['2025-12-31', '2026-11-16'], '2025-12-29'],
] as const)('a bonus issue (%s, %j) counts from its ex-day %s, in the float from its listing', (name, days, day) => {
  const splits = findShareSplits([bonus(1, name, [...days])], period);
  expect(splits).toMatchObject([{ day, kind: 'bonus_issue', floatDay: days[1] }]);
});

it('a bonus issue that was listed before the period, or goes ex behind it, is none of it', () => {
  for (const days of [['2026-10-12', '2026-11-02'] as const, ['2026-11-24', '2026-12-10'] as const])
    expect(findShareSplits([bonus(1, '주요사항보고서(무상증자결정)', [...days])], period)).toEqual([]);
  const [first, putOff] = [
    bonus(1, '주요사항보고서(무상증자결정)', ['2026-11-09', '2026-11-24']),
    bonus(2, '[기재정정]주요사항보고서(무상증자결정)', ['2026-12-09', '2026-12-24']),
  ];
  expect(findShareSplits([first, putOff], period)).toEqual([]);
});

it.each([
  { ex: '2026-10-20', listing: '2026-11-25', floatingAsOf: '2026-11-24', matters: true },
  { ex: '2026-10-20', listing: '2026-11-25', floatingAsOf: '2026-11-25', matters: false },
  { ex: '2026-11-02', listing: '2026-11-25', floatingAsOf: '2026-11-20', matters: true },
  { ex: '2026-11-10', listing: '2026-11-25', floatingAsOf: '2026-11-20', matters: true },
  { ex: '2026-11-10', listing: '2026-11-25', floatingAsOf: '2026-11-25', matters: true },
  { ex: '2026-11-23', listing: '2026-12-08', floatingAsOf: '2026-12-07', matters: false },
  { ex: '2026-11-23', listing: '2026-12-08', floatingAsOf: '2026-12-08', matters: true },
])('a bonus issue of $ex and $listing matters to a float of $floatingAsOf: $matters', (row) => {
  const split = { day: row.ex, kind: 'bonus_issue' as const, link: 'https://dart.fss.or.kr/1', floatDay: row.listing };
  const record = { fromDay: '2026-11-02', toDay: '2026-11-20', floatingAsOf: row.floatingAsOf };
  expect(splitsOfRecord([split], record)).toEqual(row.matters ? [split] : []);
});

it.each([
  { when: 'on the first day', day: '2026-11-02', floatingAsOf: '2026-11-20', matters: false },
  { when: 'inside the period', day: '2026-11-03', floatingAsOf: '2026-11-20', matters: true },
  { when: 'on the last day', day: '2026-11-20', floatingAsOf: '2026-10-31', matters: true },
  { when: 'by the day of the floating shares', day: '2026-11-25', floatingAsOf: '2026-11-25', matters: true },
  { when: 'behind both', day: '2026-11-26', floatingAsOf: '2026-11-25', matters: false },
])('a split $when matters to a record: $matters', ({ day, floatingAsOf, matters }) => {
  const split = { day, kind: 'split' as const, link: 'https://dart.fss.or.kr/1' };
  const record = { fromDay: '2026-11-02', toDay: '2026-11-20', floatingAsOf };
  expect(splitsOfRecord([split], record)).toEqual(matters ? [split] : []);
});
