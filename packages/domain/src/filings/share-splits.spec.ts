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
  ['is an issue of new shares', [filed(1, '주요사항보고서(무상증자결정)', '2026-11-10')]],
  ['is invented', [{ ...filed(1, '주식분할결정', '2026-11-10'), source: 'sample' as const }]],
])('none is there where it %s', (_, filings) => expect(found(...filings)).toEqual([]));

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
