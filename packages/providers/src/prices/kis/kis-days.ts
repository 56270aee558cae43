import { addDays } from '@gaemi/domain/seoul-time';
import * as z from 'zod';
import { readFigure } from '../../kiwoom/kiwoom-numbers.ts';
import { readCompactDay } from '../read-compact-day.ts';
import { malformed } from './kis-answer.ts';
import type { KisClient, KisQuestion } from './kis-client.ts';

/** Requests for one kind of figures of one stock; an answer has 30 to 100 days. */
const MAX_REQUESTS = 5;

/** A row of an answer, as texts. */
export type KisRow = Readonly<Record<string, unknown>>;

export interface KisDays {
  trId: string;
  /** Last part of the path. */
  name: string;
  /** Name of the rows and of their day. */
  list: string;
  day: string;
  /** Name of the day up to which an answer is asked for, where that is another one: the settlement of a trade, two trading days later. */
  askedBy?: string | undefined;
  /** Parameters of an answer that ends on a day; days as "20261120". */
  query: (period: { from: string; to: string }) => Readonly<Record<string, string>>;
}

/** Asks back from `to`, an answer at a time, until one reaches `from`. Rows by day; what lies outside the two may be there. */
export async function askKisDays(
  client: KisClient,
  { trId, name, list, day, askedBy = day, query }: KisDays,
  { from, to, signal }: { from: string; to: string } & Pick<KisQuestion, 'signal'>,
): Promise<Map<string, KisRow>> {
  const found = new Map<string, KisRow>();
  let end = to;
  for (let requests = 0; requests < MAX_REQUESTS && end >= from; requests += 1) {
    const path = `/uapi/domestic-stock/v1/quotations/${name}`;
    const compact = { from: from.replaceAll('-', ''), to: end.replaceAll('-', '') };
    const json = await client.ask({ trId, path, query: query(compact), signal });
    const read = z.array(z.record(z.string(), z.unknown())).safeParse(json[list]);
    if (!read.success) throw malformed('answer is no list of days');
    // Rows past the last day are empty.
    const rows = read.data.flatMap((row): { at: string; asked: string; row: KisRow }[] => {
      const [at, asked] = [textIn(row, day), textIn(row, askedBy)];
      return at === '' ? [] : [{ at: dashed(at), asked: dashed(asked || at), row }];
    });
    const fresh = rows.filter(({ at }) => at <= end && !found.has(at));
    if (fresh.length === 0) break;
    for (const { at, row } of fresh) found.set(at, row);
    if (fresh.some(({ at }) => at <= from)) break;
    end = addDays(fresh.map(({ asked }) => asked).sort()[0] ?? from, -1);
  }
  return found;
}

const textIn = (row: KisRow, name: string): string => String(row[name] ?? '').trim();

/** A figure of a row; null where it is blank. @throws ProviderError `malformed` */
export function figureIn(row: KisRow, name: string): number | null {
  return readWholeFigure(textIn(row, name));
}

/** The same for a text: "+1,234" is a number, a lone sign is none. */
export function readWholeFigure(text: string): number | null {
  const value = readFigure(text);
  if (value === undefined || (value !== null && !Number.isSafeInteger(value))) throw malformed('a figure is no number');
  return value;
}

function dashed(text: string): string {
  const day = readCompactDay(text);
  if (day === null) throw malformed('a row without a day');
  return day;
}
