import type { KindByDay } from '@gaemi/domain/accumulation/short-selling';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { PriceQuery, ShortSellingSource } from '../price-source.ts';
import { type AskKind, buildShortSelling } from '../short-selling-kinds.ts';
import type { KisClient } from './kis-client.ts';
import { askKisDays, figureIn, type KisDays } from './kis-days.ts';

const KRX = 'J';
/** KIS's numbers of the screen of margin, and of "one stock" among its markets. */
const MARGIN_SCREEN = '20476';
const ONE_STOCK = '3';
/** Trades are settled after two trading days. */
const SETTLED_WITHIN_DAYS = 14;

interface Kind extends Omit<KisDays, 'query'> {
  figure: string;
  query: (period: { stock: string; from: string; to: string }) => Record<string, string>;
}

const kinds = {
  sold: {
    trId: 'FHPST04830000',
    name: 'daily-short-sale',
    list: 'output2',
    day: 'stck_bsop_date',
    figure: 'ssts_cntg_qty',
    query: ({ stock, from, to }) => ({ ...ofStock(stock), FID_INPUT_DATE_1: from, FID_INPUT_DATE_2: to }),
  },
  lent: {
    trId: 'HHPST074500C0',
    name: 'daily-loan-trans',
    list: 'output1',
    day: 'bsop_date',
    figure: 'rmnd_stcn',
    query: ({ stock, from, to }) => ({
      MRKT_DIV_CLS_CODE: ONE_STOCK,
      MKSC_SHRN_ISCD: stock,
      START_DATE: from,
      END_DATE: to,
      CTS: '',
    }),
  },
  program: {
    trId: 'FHPPG04650201',
    name: 'program-trade-by-stock-daily',
    list: 'output',
    day: 'stck_bsop_date',
    figure: 'whol_smtn_ntby_qty',
    query: ({ stock, to }) => ({ ...ofStock(stock), FID_INPUT_DATE_1: to }),
  },
  margin: {
    trId: 'FHPST04760000',
    name: 'daily-credit-balance',
    list: 'output',
    day: 'deal_date',
    askedBy: 'stlm_date',
    figure: 'whol_loan_rmnd_stcn',
    query: ({ stock, to }) => ({ ...ofStock(stock), FID_COND_SCR_DIV_CODE: MARGIN_SCREEN, FID_INPUT_DATE_1: to }),
  },
} satisfies Record<string, Kind>;

/** Short selling, lending, programmes and margin at the Korea Exchange, from the Open API of KIS. */
export function createKisShortSelling(client: KisClient, now: () => Date): ShortSellingSource {
  const ask =
    ({ figure, query, ...days }: Kind): AskKind =>
    async ({ company, ...period }: PriceQuery): Promise<KindByDay> => {
      const asked = { ...days, query: (each: { from: string; to: string }) => query({ stock: company.code, ...each }) };
      const to = days.askedBy === undefined ? period.to : lastSettlement(period.to, seoulDay(now()));
      const rows = await askKisDays(client, asked, { ...period, to });
      return new Map([...rows].map(([day, row]) => [day, figureIn(row, figure)]));
    };
  const { sold, lent, program, margin } = kinds;
  return buildShortSelling({ sold: ask(sold), lent: ask(lent), program: ask(program), margin: ask(margin) }, now);
}

/** A day up to which all trades of `to` are settled, today at the latest: the longest holidays of the exchange take ten days. */
function lastSettlement(to: string, today: string): string {
  const settled = addDays(to, SETTLED_WITHIN_DAYS);
  return settled < today ? settled : today;
}

const ofStock = (stock: string) => ({ FID_COND_MRKT_DIV_CODE: KRX, FID_INPUT_ISCD: stock });
