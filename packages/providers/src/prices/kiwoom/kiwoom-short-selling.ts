import type { KindByDay } from '@gaemi/domain/accumulation/short-selling';
import * as z from 'zod';
import { malformed } from '../../kiwoom/kiwoom-answer.ts';
import type { KiwoomClient } from '../../kiwoom/kiwoom-client.ts';
import { isSaturated, readFigure } from '../../kiwoom/kiwoom-numbers.ts';
import type { PriceQuery, ShortSellingSource } from '../price-source.ts';
import { readCompactDay } from '../read-compact-day.ts';
import { type AskKind, buildShortSelling } from '../short-selling-kinds.ts';

const MAX_PAGES = 5;
/** Of ka90013: shares, not won. Of ka10013: bought on credit, not sold on it. */
const QUANTITY = '2';
const LOANS = '1';

interface Kind {
  apiId: string;
  path: string;
  /** Names of the rows and of their figure. */
  list: string;
  figure: string;
  body: (query: { stock: string; from: string; to: string }) => Record<string, string>;
}

const kinds = {
  sold: {
    apiId: 'ka10014',
    path: '/api/dostk/shsa',
    list: 'shrts_trnsn',
    figure: 'shrts_qty',
    body: ({ stock, from, to }) => ({ stk_cd: stock, tm_tp: '1', strt_dt: from, end_dt: to }),
  },
  lent: {
    apiId: 'ka20068',
    path: '/api/dostk/slb',
    list: 'dbrt_trde_trnsn',
    figure: 'rmnd',
    body: ({ stock, from, to }) => ({ strt_dt: from, end_dt: to, all_tp: '0', stk_cd: stock }),
  },
  program: {
    apiId: 'ka90013',
    path: '/api/dostk/mrkcond',
    list: 'stk_daly_prm_trde_trnsn',
    figure: 'prm_netprps_qty',
    body: ({ stock, to }) => ({ amt_qty_tp: QUANTITY, stk_cd: stock, date: to }),
  },
  margin: {
    apiId: 'ka10013',
    path: '/api/dostk/stkinfo',
    list: 'crd_trde_trend',
    figure: 'remn',
    body: ({ stock, to }) => ({ stk_cd: stock, dt: to, qry_tp: LOANS }),
  },
} satisfies Record<string, Kind>;

/** Short selling, lending, programmes and margin at the Korea Exchange, from Kiwoom's REST API. */
export function createKiwoomShortSelling(client: KiwoomClient, now: () => Date): ShortSellingSource {
  const ask =
    ({ apiId, path, body, ...names }: Kind): AskKind =>
    async ({ company, from, to, signal }: PriceQuery): Promise<KindByDay> => {
      const compact = { stock: company.code, from: from.replaceAll('-', ''), to: to.replaceAll('-', '') };
      const isLast = (page: unknown) => readRows(page, names).some(([day]) => day <= from);
      const { pages } = await client.askPages(
        { apiId, path, body: body(compact), signal },
        { isLast, maxPages: MAX_PAGES },
      );
      return new Map(pages.flatMap((page) => readRows(page, names)));
    };
  const { sold, lent, program, margin } = kinds;
  return buildShortSelling({ sold: ask(sold), lent: ask(lent), program: ask(program), margin: ask(margin) }, now);
}

const rows = z.array(z.record(z.string(), z.unknown()));

function readRows(page: unknown, { list, figure }: Pick<Kind, 'list' | 'figure'>): [string, number | null][] {
  const read = rows.safeParse(z.record(z.string(), z.unknown()).parse(page)[list]);
  if (!read.success) throw malformed('answer is no list of days');
  return read.data.flatMap((row): [string, number | null][] => {
    const [compact, text] = [String(row.dt ?? '').trim(), String(row[figure] ?? '')];
    if (compact === '') return [];
    const day = readCompactDay(compact);
    if (day === null) throw malformed('a row without a day');
    // A blank is not known, as is a number that is none.
    const value = isSaturated(text) ? null : readFigure(text);
    if (value === undefined || (value !== null && !Number.isSafeInteger(value)))
      throw malformed('a figure is no number');
    return [[day, value]];
  });
}
