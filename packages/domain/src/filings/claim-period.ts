import type { Filing } from './filing.ts';
import type { ReportName } from './report-name.ts';

/** Length of a reporting period, the quarters by number. */
export type PeriodPart = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'half' | 'year' | 'month' | 'cumulative';

/** A reporting period; null where a text does not say. */
export interface ClaimPeriod {
  part: PeriodPart | null;
  year: number | null;
}

/** Comparisons with an earlier period, which are not the period of the amount: 전년 동기 대비. */
const comparison =
  /(?:지난해|작년|전년|전분기|직전 ?분기|1년 전|20\d\d년)(?:도)?(?: ?같은 ?(?:기간|분기)| ?동(?:기|기간| 기간)| ?[1-4]분기| ?하반기| ?상반기)?(?:에)? ?(?:\([^)]*\) ?)?(?:대비|보다|에 ?비해|비 |比)/g;
const parts =
  /(?<quarter>[1-4]) ?(?:분기|q)(?! ?(?:만에|연속|째))|(?<half>[상하]반기)|(?<year>연간|한 ?해)|(?<cumulative>누적|누계|[1-9]월?[~∼-]\d{1,2}월)|(?<month>\d{1,2})월(?! ?\d{1,2} ?일)/g;
const years = /(?<full>20\d\d)년|(?<last>지난해|작년)|(?<current>올해|올 )/g;

/** Removes comparisons with earlier periods from the text before an amount. */
export function withoutComparisons(text: string): string {
  return text.replace(comparison, ' ');
}

/** Returns the period that the text before an amount names last, as of a day. */
export function periodOfClaim(before: string, asOf: string): ClaimPeriod {
  const text = withoutComparisons(before);
  const groups = [...text.matchAll(parts)].at(-1)?.groups;
  const year = [...text.matchAll(years)].at(-1)?.groups;
  const now = Number(asOf.slice(0, 4));
  const named =
    year === undefined ? null : year.full !== undefined ? Number(year.full) : year.last !== undefined ? now - 1 : now;
  if (/누적|누계/.test(text)) return { part: 'cumulative', year: named };
  if (groups === undefined) return { part: named === null ? null : 'year', year: named };
  return { part: findPart(groups), year: named };
}

function findPart({ quarter, half, year, cumulative }: Record<string, string | undefined>): PeriodPart {
  if (quarter !== undefined) return `Q${quarter}` as PeriodPart;
  if (half !== undefined) return 'half';
  return year !== undefined ? 'year' : cumulative !== undefined ? 'cumulative' : 'month';
}

/** Reporting season by month: a quarter is filed in the two months after it, from January to March the fourth or the year. */
const seasons: Readonly<Record<number, readonly PeriodPart[]>> = {
  1: ['Q4', 'year'],
  2: ['Q4', 'year'],
  3: ['Q4', 'year'],
  4: ['Q1'],
  5: ['Q1'],
  7: ['Q2'],
  8: ['Q2'],
  10: ['Q3'],
  11: ['Q3'],
};

/** Returns the periods that a filing of results can be about, empty when unknown, and their year. */
export function periodsOfFiling(
  { receivedOn }: Pick<Filing, 'receivedOn'>,
  { name, details }: Pick<ReportName, 'name' | 'details'>,
): { parts: readonly PeriodPart[]; year: number | null } {
  const stated = periodOfClaim(details.join(' ').toLowerCase(), receivedOn);
  const month = Number(receivedOn.slice(5, 7));
  const season = seasons[month] ?? [];
  const year = stated.year ?? (season.length === 0 ? null : Number(receivedOn.slice(0, 4)) - (month <= 3 ? 1 : 0));
  if (stated.part !== null) return { parts: [stated.part], year };
  return { parts: /손익구조|매출액또는/.test(name) ? ['year'] : season, year };
}
