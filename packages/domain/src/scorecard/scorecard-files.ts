import { eventTypes } from '../judge/judgement/event-type.ts';
import { judgeNames, priceSources } from '../sources.ts';
import { markets } from '../stock-master/listed-company.ts';
import { bandOrder, byKey } from './scorecard.ts';
import { type FiledEvent, type Horizon, horizons, type JoinedRow, type RowReturns } from './scorecard-row.ts';

/** Names of the files that anybody can download. */
export const scorecardFileNames = ['rows.csv', 'events.csv'] as const;
export type ScorecardFileName = (typeof scorecardFileNames)[number];

/** A line of a file that cannot be used; the message names its number. */
export class BadRowError extends Error {
  override name = 'BadRowError';
}

type Cells = Readonly<Record<string, string>>;

const returnHeads = horizons.flatMap((horizon) => [horizon, `${horizon}_priced`]);
const rowHeads = [
  'stock_code',
  'market',
  'day',
  'score_version',
  'as_of',
  'good',
  'bad',
  'percentage',
  'band',
  'judged_by',
  'judge_version',
  'price_source',
  ...returnHeads,
];
const eventHeads = ['stock_code', 'type', 'day', 'confirmed_on'];

/** Returns a judge's version without the characters that part cells and lines. */
export const versionCell = (version: string): string => version.replace(/[",\s]+/g, '_');

/**
 * Writes the rows, one a line, by day and stock. A row whose returns must stay inside names their source and leaves
 * their cells empty.
 */
export function writeRows(rows: readonly JoinedRow[], mayLeave: (source: string) => boolean): string {
  const lines = rows.toSorted(byKey).map((row) => {
    const { joined } = row;
    const returns = joined !== null && mayLeave(joined.source) ? joined.returns : null;
    return [
      row.stockCode,
      row.market,
      row.day,
      row.scoreVersion,
      row.asOf.toISOString(),
      row.good,
      row.bad,
      row.percentage,
      row.direction,
      row.judgedBy,
      row.judgeVersion,
      joined?.source ?? '',
      ...horizons.flatMap((horizon) => [returns?.[horizon]?.excess ?? '', returns?.[horizon]?.priced ?? '']),
    ];
  });
  return toText([rowHeads, ...lines]);
}

export function writeEvents(events: readonly FiledEvent[]): string {
  return toText([
    eventHeads,
    ...events.map(({ stockCode, type, day, confirmedOn }) => [stockCode, type, day, confirmedOn ?? '']),
  ]);
}

const toText = (lines: readonly (readonly (string | number)[])[]) =>
  lines.map((cells) => `${cells.join(',')}\n`).join('');

/** Reads a file of rows. Returns that stay inside are null. Throws BadRowError for another file. */
export function readRows(text: string): JoinedRow[] {
  return listLines(text, rowHeads, (cells) => {
    const source = cells.price_source ? oneOf(priceSources, cells.price_source) : null;
    return {
      stockCode: cells.stock_code ?? '',
      market: oneOf(markets, cells.market),
      day: dayOf(cells.day),
      scoreVersion: parseNumber(cells.score_version),
      asOf: new Date(toMoment(cells.as_of)),
      good: parseNumber(cells.good),
      bad: parseNumber(cells.bad),
      percentage: parseNumber(cells.percentage),
      direction: oneOf(bandOrder, cells.band),
      judgedBy: oneOf(judgeNames, cells.judged_by),
      judgeVersion: cells.judge_version ?? '',
      joined: source === null ? null : { source, returns: returnsOf(cells) },
    };
  });
}

export function readEvents(text: string): FiledEvent[] {
  return listLines(text, eventHeads, (cells) => ({
    stockCode: cells.stock_code ?? '',
    type: oneOf(eventTypes, cells.type),
    day: dayOf(cells.day),
    confirmedOn: cells.confirmed_on ? dayOf(cells.confirmed_on) : null,
  }));
}

/** Whether the returns of a row are known but stay inside. A join always knows at least one. */
export const areWithheld = ({ joined }: JoinedRow): boolean =>
  joined !== null && horizons.every((horizon) => joined.returns[horizon] === null);

function returnsOf(cells: Cells): RowReturns {
  const of = (horizon: Horizon) =>
    cells[horizon] ? { excess: parseNumber(cells[horizon]), priced: parseNumber(cells[`${horizon}_priced`]) } : null;
  return { same_day: of('same_day'), next_day: of('next_day'), five_days: of('five_days') };
}

function listLines<Row>(text: string, heads: readonly string[], read: (cells: Cells) => Row): Row[] {
  const [head, ...lines] = text.split(/\r?\n/);
  if (head !== heads.join(',')) throw new BadRowError('line 1: not the head of this file');
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const cells = line.split(',');
    try {
      if (cells.length !== heads.length) throw new RangeError(`${cells.length} cells`);
      return [read(Object.fromEntries(heads.map((name, place) => [name, cells[place] ?? ''])))];
    } catch (error) {
      throw new BadRowError(`line ${index + 2}: ${error instanceof Error ? error.message : 'unusable'}`);
    }
  });
}

function oneOf<T>(allowed: readonly T[], value: unknown): T {
  const found = allowed.find((entry) => entry === value);
  if (found === undefined) throw new RangeError(`unknown value ${String(value)}`);
  return found;
}

function parseNumber(cell: string | undefined): number {
  const value = Number(cell);
  if (!cell || !Number.isFinite(value)) throw new RangeError(`no number: ${cell ?? ''}`);
  return value;
}

function dayOf(cell = ''): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(cell)) throw new RangeError(`no day: ${cell}`);
  return cell;
}

function toMoment(cell = ''): number {
  const moment = Date.parse(cell);
  if (Number.isNaN(moment)) throw new RangeError(`no moment: ${cell}`);
  return moment;
}
