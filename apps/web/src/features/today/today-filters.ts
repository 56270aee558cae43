import { MAX_PAGE } from '@gaemi/contracts/page-sizes';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';

/** Filters of the page of the day as its address has them. */
export interface TodayFilters {
  day?: string;
  side?: NewsSide;
  /** The least; the page offers 3 alone. */
  strength?: '2' | '3';
  market?: 'KOSPI' | 'KOSDAQ';
  confirmed?: 'true';
  watchlist?: 'true';
  page?: number;
}

/** The filters beside the side, as the screen names them. */
export const filterNames = [
  ['관심만', { watchlist: 'true' }],
  ['영향 큼만', { strength: '3' }],
  ['공시 확인만', { confirmed: 'true' }],
  ['코스피', { market: 'KOSPI' }],
  ['코스닥', { market: 'KOSDAQ' }],
] as const satisfies readonly (readonly [string, TodayFilters])[];

/** Whether filters contain a filter. */
export const isChosen = (filters: TodayFilters, filter: TodayFilters): boolean =>
  Object.entries(filter).every(([name, value]) => Reflect.get(filters, name) === value);

/** Reads the filters of an address; anything that it does not know is left out. */
export function readFilters(search: URLSearchParams): TodayFilters {
  const day = search.get('day');
  const side = newsSides.find((each) => each === search.get('side'));
  const market = (['KOSPI', 'KOSDAQ'] as const).find((each) => each === search.get('market'));
  const page = Number(search.get('page') ?? '1');
  return {
    ...(day !== null && isDay(day) && { day }),
    ...(side !== undefined && { side }),
    ...(search.get('strength') === '3' && { strength: '3' as const }),
    ...(market !== undefined && { market }),
    ...(search.get('confirmed') === 'true' && { confirmed: 'true' as const }),
    ...(search.get('watchlist') === 'true' && { watchlist: 'true' as const }),
    ...(Number.isInteger(page) && page > 1 && { page: Math.min(page, MAX_PAGE) }),
  };
}

/** The first day that can be asked for. */
export const FIRST_DAY = '1900-01-01';

/** Whether a text is a day of the calendar that can be asked for. */
const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && text >= FIRST_DAY && new Date(text).toJSON()?.startsWith(text) === true;

/** Writes filters into an address; a change of them begins at the first page. */
export function writeFilters(filters: TodayFilters): URLSearchParams {
  return new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]));
}
