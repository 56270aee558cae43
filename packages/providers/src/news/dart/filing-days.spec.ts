import { buildTable, shareSplitForm } from '@gaemi/testing/providers/dart-documents';
import { expect, it } from 'vitest';
import { decisionDays, documentDays } from './filing-days.ts';

const dividend = (rows: [string, string][]) =>
  documentDays('현금ㆍ현물배당결정', buildTable([['1. 배당구분', '결산배당'], ...rows]));

it('the form of a dividend names its record day, the payment and the meeting', () => {
  const rows: [string, string][] = [
    ['6. 배당기준일', '2026-12-31'],
    ['7. 배당금지급 예정일자', '2027-04-20'],
    ['- 주주총회 예정일자', '2027-03-25'],
    ['10. 이사회결의일(결정일)', '2026-11-20'],
  ];
  expect(dividend(rows)).toEqual([
    { kind: 'record_day', day: '2026-12-31' },
    { kind: 'dividend_payment', day: '2027-04-20' },
    { kind: 'shareholders_meeting', day: '2027-03-25' },
  ]);
});

it('a dash, a day that does not exist and two different days name none', () => {
  expect(dividend([['6. 배당기준일', '-']])).toEqual([]);
  expect(dividend([['6. 배당기준일', '2026-02-30']])).toEqual([]);
  expect(
    dividend([
      ['6. 배당기준일', '2026-12-31'],
      ['6. 배당기준일', '2026-12-30'],
    ]),
  ).toEqual([]);
  expect(dividend([['7. 배당금지급 예정일자', '2027-04-20 또는 2027-04-21']])).toEqual([]);
});

it('a convocation names the day of the meeting, and other reports name nothing', () => {
  const table = buildTable([
    ['1. 일시', '2027년 3월 25일 오전 9시'],
    ['2. 장소', '서울'],
  ]);
  expect(documentDays('[기재정정]주주총회소집결의', table)).toEqual([
    { kind: 'shareholders_meeting', day: '2027-03-25' },
  ]);
  expect(documentDays('기타경영사항', table)).toEqual([]);
});

it('an answer about new shares names the record day and the listing', () => {
  const row = { nstk_asstd: '2026년 12월 10일', nstk_lstprd: '2027년 01월 05일', bddd: '2026년 11월 20일' };
  expect(decisionDays(row, 'fricDecsn')).toEqual([
    { kind: 'record_day', day: '2026-12-10' },
    { kind: 'new_shares_listing', day: '2027-01-05' },
  ]);
  expect(decisionDays(row, 'cvbdIsDecsn')).toEqual([]);
  const parted = { abcr_nstklstprd: '2023년 07월 17일', gmtsck_prd: '2023년 05월 30일', dvdt: '2023년 07월 01일' };
  expect(decisionDays(parted, 'cmpDvDecsn')).toEqual([
    { kind: 'shareholders_meeting', day: '2023-05-30' },
    { kind: 'new_shares_listing', day: '2023-07-17' },
  ]);
  const merged = { ...parted, gmtsck_prd: undefined, dvmgsc_gmtsck_prd: '2023년 05월 30일' };
  expect(decisionDays(merged, 'cmpDvmgDecsn')).toEqual(decisionDays(parted, 'cmpDvDecsn'));
  expect(decisionDays({ ...parted, abcr_nstklstprd: '-' }, 'cmpDvDecsn')).toHaveLength(1);
});

it('a split of shares names the meeting that approves it and the listing of the new shares', () => {
  const form = shareSplitForm({ par: ['5,000', '100'], listing: '2027-05-04' });
  const corrected = buildTable([
    ['정정항목', '정정전', '정정후'],
    ['신주권상장예정일', '2027-05-16', '2027-05-04'],
  ]);
  const days = [
    { kind: 'shareholders_meeting', day: '2027-03-23' },
    { kind: 'new_shares_listing', day: '2027-05-04' },
  ];
  expect(documentDays('주식분할결정', form)).toEqual(days);
  expect(documentDays('[기재정정]주식분할결정', corrected + form)).toEqual(days);
  expect(documentDays('회사분할결정', form)).toEqual([]);
});
