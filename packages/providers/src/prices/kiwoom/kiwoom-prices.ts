import type { Venue } from '@gaemi/domain/accumulation/venue';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { malformed } from '../../kiwoom/kiwoom-answer.ts';
import type { KiwoomClient, KiwoomQuestion } from '../../kiwoom/kiwoom-client.ts';
import { venueCode } from '../../kiwoom/venue-code.ts';
import type { PriceQuery, PriceSource } from '../price-source.ts';
import { rowsByDay } from '../rows-by-day.ts';
import { blankFlow, readChartPage, readFlowPage } from './kiwoom-rows.ts';

/** Maximum number of pages of one answer: 600 days each, and 100 days of investors. */
const MAX_CHART_PAGES = 4;
const MAX_FLOW_PAGES = 5;
/** Kiwoom's flag for adjusted prices. With KIS it is the other way round. */
const ADJUSTED = '1';
const QUANTITY = '2';
const NET = '0';
const SINGLE_SHARES = '1';

/**
 * Daily prices of the Korea Exchange, whose close is the official one, and net buying of the groups of investors at the
 * venue of the broker trading, from Kiwoom's REST API.
 */
export function createKiwoomPrices(client: KiwoomClient, now: () => Date, { venue }: { venue: Venue }): PriceSource {
  /** Asks for rows up to a day, the newest first, until one is as old as wanted. */
  const askBack = async <Row extends { day: string }>(
    question: KiwoomQuestion,
    { from, upTo, maxPages, read }: { from: string; upTo: string; maxPages: number; read: (page: unknown) => Row[] },
  ) => {
    const isLast = (page: unknown) => read(page).some(({ day }) => day <= from);
    const { pages, capped } = await client.askPages(question, { isLast, maxPages });
    const rows = rowsByDay(pages.flatMap(read), 'kiwoom');
    if (rows.some(({ day }) => day > upTo)) throw malformed(`a row after the base day ${upTo}`);
    const oldest = rows[0]?.day;
    return { rows, completeFrom: capped && oldest !== undefined && oldest > from ? oldest : from };
  };

  return {
    name: 'kiwoom',
    synthetic: false,
    remote: true,
    shown: true,
    fetchDays: async ({ company, from, to, signal }) => {
      // Prices are adjusted up to the base day only. With the last wanted day as base, later splits would be missing.
      const today = seoulDay(now());
      const body = { stk_cd: company.code, base_dt: compact(today), upd_stkpc_tp: ADJUSTED };
      const question = { apiId: 'ka10081', path: '/api/dostk/chart', body, signal };
      const reading = { from, upTo: today, maxPages: MAX_CHART_PAGES, read: readChartPage };
      const { rows, completeFrom } = await askBack(question, reading);
      const days = rows.filter(({ day }) => day >= from && day <= to);
      return { days, asOf: days.at(-1)?.day ?? null, completeFrom };
    },
    flows: {
      venue,
      fetchFlows: async ({ company, from, to, signal }: PriceQuery) => {
        const body = {
          dt: compact(to),
          stk_cd: venueCode(company.code, venue),
          amt_qty_tp: QUANTITY,
          trde_tp: NET,
          unit_tp: SINGLE_SHARES,
        };
        const question = { apiId: 'ka10059', path: '/api/dostk/stkinfo', body, signal };
        const { rows } = await askBack(question, { from, upTo: to, maxPages: MAX_FLOW_PAGES, read: readFlowPage });
        const within = rows.filter(({ day }) => day >= from);
        return within.map((flow) => (isSettled(flow.day, now()) ? flow : blankFlow(flow.day)));
      },
    },
  };
}

const compact = (day: string) => day.replaceAll('-', '');
