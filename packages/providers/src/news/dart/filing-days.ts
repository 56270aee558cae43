import type { NamedDay, NamedDayKind } from '@gaemi/domain/filings/named-day';
import { startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { bareReportName } from './decision-reports.ts';
import { readFormTables, wordsOf } from './document-tables.ts';

/** Labels of the days in the forms of the exchange, without blanks and numbers. */
const formDays: readonly { report: RegExp; labels: Readonly<Record<string, NamedDayKind>> }[] = [
  {
    report: /^현금현물배당결정/,
    labels: {
      배당기준일: 'record_day',
      배당금지급예정일자: 'dividend_payment',
      배당금지급예정일: 'dividend_payment',
      주주총회예정일자: 'shareholders_meeting',
    },
  },
  {
    report: /^주식(?:분할|병합)결정/,
    labels: { 주주총회예정일: 'shareholders_meeting', 신주권상장예정일: 'new_shares_listing' },
  },
  { report: /^주주총회소집결의/, labels: { 일시: 'shareholders_meeting', 일자: 'shareholders_meeting' } },
];

/**
 * Fields of the answers of group DS005 that name days, by endpoint. They come from the official guide as public clients copy it; no answer
 * was seen live.
 */
const decisionFields: Readonly<Record<string, Readonly<Record<string, NamedDayKind>>>> = {
  fricDecsn: { nstk_asstd: 'record_day', nstk_lstprd: 'new_shares_listing' },
  pifricDecsn: { fric_nstk_asstd: 'record_day', fric_nstk_lstprd: 'new_shares_listing' },
  crDecsn: { crsc_gmtsck_prd: 'shareholders_meeting', crsc_nstklstprd: 'new_shares_listing' },
  cmpDvDecsn: { gmtsck_prd: 'shareholders_meeting', abcr_nstklstprd: 'new_shares_listing' },
  cmpDvmgDecsn: { dvmgsc_gmtsck_prd: 'shareholders_meeting', abcr_nstklstprd: 'new_shares_listing' },
  cmpMgDecsn: { mgsc_gmtsck_prd: 'shareholders_meeting', mgsc_nstklstprd: 'new_shares_listing' },
};

const fullDay = /(20\d\d)\s?[-./년]\s?(\d{1,2})\s?[-./월]\s?(\d{1,2})/;

/** Reads the days that a filed document names. Of a label with two days nothing is known. */
export function documentDays(reportName: string, markup: string): NamedDay[] {
  const bare = bareReportName(reportName);
  const form = formDays.find(({ report }) => report.test(bare));
  if (form === undefined) return [];
  const found = readFormTables(markup).flatMap(({ rows }) =>
    rows.flatMap((cells) =>
      cells.flatMap((cell, at): NamedDay[] => {
        const kind = form.labels[wordsOf(cell)];
        const day = kind === undefined ? null : findDay(cells[at + 1] ?? '');
        return kind === undefined || day === null ? [] : [{ kind, day }];
      }),
    ),
  );
  return [...Map.groupBy(found, ({ kind }) => kind).values()].flatMap((own) => {
    const [first] = own;
    return first !== undefined && own.every(({ day }) => day === first.day) ? [first] : [];
  });
}

/** Reads the days that an answer about a decision names. */
export function decisionDays(row: Readonly<Record<string, unknown>>, endpoint: string): NamedDay[] {
  return Object.entries(decisionFields[endpoint] ?? {}).flatMap(([field, kind]) => {
    const day = findDay(String(row[field] ?? ''));
    return day === null ? [] : [{ kind, day }];
  });
}

/** "2026-12-20", "2026년 12월 20일 오전 9시"; null for no day, and for two of them. */
function findDay(text: string): string | null {
  const [found, year, month = '', date = ''] = fullDay.exec(text) ?? [];
  if (found === undefined || year === undefined || fullDay.test(text.replace(found, ''))) return null;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  try {
    startOfSeoulDay(day);
    return day;
  } catch {
    return null;
  }
}
