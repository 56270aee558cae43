import type { KisRow } from './kis-stub-lines.ts';

/** Rows that a list of ordinary shares excludes. */
export const kisRowsLeftOut: readonly KisRow[] = [
  { market: 'KOSPI', code: '069500', name: 'KODEX 200', group: 'EF', etpClass: '1' },
  { market: 'KOSPI', code: '005935', name: '삼성전자우', preferred: '1' },
  { market: 'KOSPI', code: '00088K', name: '한화3우B', preferred: 'blank' },
  { market: 'KOSPI', code: 'F70100026', name: '가나 밸런스 펀드', group: 'BC' },
  { market: 'KOSPI', code: '57JB60', name: '한국JB60삼성전자콜', group: 'EW' },
  { market: 'KOSPI', code: '530031', name: '가나 레버리지 원유선물 ETN', etpClass: '3' },
];

/** Unusual ordinary shares: an alphanumeric code, a halted stock, foreign companies. */
export const kisRowsKept: readonly KisRow[] = [
  { market: 'KOSPI', code: '0126Z0', name: '삼성에피스홀딩스', listedThousands: 24_911 },
  { market: 'KOSPI', code: '000660', name: 'SK하이닉스', isHalted: true, listedThousands: 728_002 },
  { market: 'KOSDAQ', code: '900290', name: 'GRT', group: 'FS', listedThousands: 67_375 },
  { market: 'KOSDAQ', code: '950160', name: '코오롱티슈진', group: 'DR', listedThousands: 0 },
];

/** Returns so many rows of fictional companies, with codes from 100000 (KOSPI) and 600000 (KOSDAQ). */
export function madeUpKisRows(market: KisRow['market'], count: number): KisRow[] {
  const from = market === 'KOSPI' ? 100_000 : 600_000;
  return Array.from({ length: count }, (_, index) => ({
    market,
    code: String(from + 10 * index),
    name: `${market === 'KOSPI' ? '가온' : '나래'}${index}산업`,
  }));
}
