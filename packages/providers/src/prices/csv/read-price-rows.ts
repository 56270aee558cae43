import { bundledCalendar, type MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import { priceProblems } from '@gaemi/domain/prices/price-series';
import { isDay } from '@gaemi/domain/seoul-time';
import { STOCK_CODE } from '@gaemi/domain/stock-master/listed-company';

type Column = 'code' | 'day' | 'close' | 'volume';
/** Names of the columns, ours and those of Korean files: of several in one file the first here counts, so the adjusted close. */
const columns: Readonly<Record<Column, readonly string[]>> = {
  code: ['code', '종목코드', '단축코드', '코드'],
  day: ['day', 'date', '일자', '날짜', '기준일', '기준일자', '거래일'],
  close: ['close', '수정종가', '종가'],
  volume: ['volume', '거래량'],
};

/** A wrong line, from 1. */
export interface LineProblem {
  line: number;
  problem: string;
}

/** Prices by stock code, each ascending. */
export interface PriceRows {
  byCode: Map<string, DailyPrice[]>;
  /** Last day of the file; null when it has no price. */
  lastDay: string | null;
}

/** Lines that are read before other work gets a turn. */
const LINES_AT_ONCE = 20_000;

/**
 * Reads the prices of a CSV file: a header with the columns code, day, close and volume in any order, then a line for
 * each stock and day, in any order. Returns every problem with its line; a file with one is not usable.
 */
export async function readPriceRows(
  text: string,
  { today, calendar = bundledCalendar }: { today: string; calendar?: MarketCalendar },
): Promise<{ rows: PriceRows; problems: LineProblem[] }> {
  const byCode = new Map<string, Map<string, DailyPrice>>();
  const problems: LineProblem[] = [];
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\n|\r/);
  const [header = ''] = lines;
  // Chosen once: in a line with tabs, commas are of its numbers and words.
  const separator = header.includes('\t') ? '\t' : ',';
  const places = findPlaces(parseCsvLine(header, separator) ?? []);
  const findProblems = problemReader({ baseDay: today, calendar });
  if (typeof places === 'string') return { rows: listRows(byCode), problems: [{ line: 1, problem: places }] };
  for (const [index, line] of lines.entries()) {
    if (index > 0 && index % LINES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    if (index === 0 || line.trim() === '') continue;
    const row = readRow(parseCsvLine(line, separator), places);
    if (typeof row === 'string') {
      problems.push({ line: index + 1, problem: row });
      continue;
    }
    const { code, ...price } = row;
    const days = byCode.get(code) ?? new Map<string, DailyPrice>();
    byCode.set(code, days);
    const twice = days.has(price.day) ? [`${code} has ${price.day} twice`] : [];
    for (const problem of [...twice, ...findProblems(price)]) problems.push({ line: index + 1, problem });
    days.set(price.day, price);
  }
  return { rows: listRows(byCode), problems };
}

/** A file repeats each day for every stock, so a day without a problem is looked up once. */
function problemReader(at: Parameters<typeof priceProblems>[1]): (price: DailyPrice) => string[] {
  const soundDays = new Set<string>();
  return (price) => {
    const { day, close, volume } = price;
    if (soundDays.has(day) && close > 0 && Number.isSafeInteger(volume)) return [];
    const problems = priceProblems(price, at);
    if (problems.length === 0) soundDays.add(day);
    return problems;
  };
}

function listRows(byCode: ReadonlyMap<string, ReadonlyMap<string, DailyPrice>>): PriceRows {
  const sorted = new Map(
    [...byCode].map(([code, days]) => [code, [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1))]),
  );
  let lastDay: string | null = null;
  for (const days of sorted.values()) {
    const last = days.at(-1)?.day;
    if (last !== undefined && (lastDay === null || last > lastDay)) lastDay = last;
  }
  return { byCode: sorted, lastDay };
}

/** Returns the position of each column, or what is wrong with the header. */
function findPlaces(header: readonly string[]): Record<Column, number> | string {
  const cells = header.map((cell) => cell.trim().toLowerCase());
  const place = (column: Column) => {
    const name = columns[column].find((known) => cells.includes(known));
    return name === undefined ? -1 : cells.indexOf(name);
  };
  const places = { code: place('code'), day: place('day'), close: place('close'), volume: place('volume') };
  const missing = Object.entries(places)
    .filter(([, at]) => at === -1)
    .map(([name]) => name);
  if (missing.length === 0) return places;
  return `the header has no column ${missing.join(', ')}; it must be like code,day,close,volume`;
}

/** Returns the row of a line, or what is wrong with it. */
function readRow(
  cells: readonly string[] | undefined,
  places: Record<Column, number>,
): ({ code: string } & DailyPrice) | string {
  if (cells === undefined) return 'a quote is not closed';
  const cell = (column: Column) => (cells[places[column]] ?? '').trim();
  const code = cell('code').toUpperCase();
  if (!STOCK_CODE.test(code)) return 'the code must have six characters; spreadsheets drop leading zeros';
  const day = dayOf(cell('day'));
  if (day === undefined) return 'the day must be like 2026-11-20';
  const [close, volume] = [parseNumber(cell('close')), parseNumber(cell('volume'))];
  if (close === undefined) return 'the close must be a number';
  if (volume === undefined) return 'the volume must be a number';
  return { code, day, close, volume };
}

function dayOf(text: string): string | undefined {
  const day = /^(\d{4})[-./]?(\d\d)[-./]?(\d\d)$/.exec(text)?.slice(1).join('-');
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Reads "70,000" and "70000.5". */
function parseNumber(text: string): number | undefined {
  return /^(\d{1,15}|\d{1,3}(,\d{3})+)(\.\d+)?$/.test(text) ? Number(text.replaceAll(',', '')) : undefined;
}

/** Splits a line of a CSV file. Undefined when a quote is not closed. */
function parseCsvLine(line: string, separator: string): string[] | undefined {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at] ?? '';
    if (quoted && sign === '"' && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (sign === '"') quoted = !quoted;
    else if (sign === separator && !quoted) {
      cells.push(cell);
      cell = '';
    } else cell += sign;
  }
  return quoted ? undefined : [...cells, cell];
}
