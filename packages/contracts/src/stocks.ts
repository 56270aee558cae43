import { eventTypes } from '@gaemi/domain/judge/judgement/event-type';
import { PRICE_REACH_DAYS } from '@gaemi/domain/prices/price-reach';
import { priceSources } from '@gaemi/domain/sources';
import { markets } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { day, objectId, searchText, stockCode, timestamp } from './fields.ts';
import { messages } from './messages.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const market = z.enum(markets);

export const stockSearchQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.stockSearch),
});
export type StockSearchQuery = z.infer<typeof stockSearchQuery>;

const score = z.number().int().min(0).max(100);

/** The member's newest finished news analysis of a stock. */
export const lastAnalysis = z.object({
  _id: objectId,
  good: score,
  bad: score,
  reserve: score,
  created_at: timestamp,
});

/**
 * A listed company. `like`: true when it is on the member's watchlist. `market_cap_rank`: place by market value, from 1; null
 * while its value is unknown. `match`: parts of the name that the query matches, as positions of UTF-16 units, the second
 * one excluded; empty for a match by code or by another name. `last` is null for a stock that the member has not analysed.
 * `by_preferred`: true where the query names its preferred share, which is not analysed of its own.
 */
export const stockItem = z
  .object({
    code: stockCode,
    name: z.string(),
    market,
    like: z.boolean(),
    market_cap_rank: z.number().int().min(1).nullable(),
    match: z.array(z.tuple([z.number().int().min(0), z.number().int().min(1)])),
    last: lastAnalysis.nullable(),
    by_preferred: z.boolean(),
  })
  .meta({ id: 'StockItem' });
export type StockItem = z.infer<typeof stockItem>;
export const stockSearchAnswer = pagedList(stockItem).meta({ id: 'StockSearchAnswer' });

export const stockPricesParams = z.object({ code: stockCode });

/** A period of days in Seoul, both included, of at most 400 days; `from` ≤ `to`. */
export const stockPricesQuery = z
  .object({ from: day, to: day })
  .refine(({ from, to }) => from <= to, { error: messages.periodReversed, path: ['from'] })
  .refine(({ from, to }) => !(daysFrom(from, to) > PRICE_REACH_DAYS), {
    error: `주가는 한 번에 ${PRICE_REACH_DAYS}일까지 볼 수 있습니다.`,
    path: ['from'],
  });
/** NaN for days that do not exist, which are refused for that. */
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

export type StockPricesQuery = z.infer<typeof stockPricesQuery>;

/** Close and volume of a trading day, adjusted for splits. `close`: won. `volume`: shares. */
const dailyPrice = z.object({ day, close: z.number().positive(), volume: z.number().int().min(0) });

/**
 * The stored daily prices of a period, ascending. Days whose close is not final are not among them. `source`: `sample`
 * is made up, `none` hides every price. `as_of`: the last day whose close is stored; null when none is.
 */
export const stockPrices = z
  .object({ items: z.array(dailyPrice), source: z.enum(priceSources), as_of: day.nullable() })
  .meta({ id: 'StockPrices' });
export type StockPrices = z.infer<typeof stockPrices>;

/** Endpoints of the stock search and of prices. */
export const stockEndpoints = {
  searchStocks: {
    route: routes.searchStocks,
    tag: 'stocks',
    summary: '종목을 이름, 코드, 초성으로 검색',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'stock-search', texts: [] },
    query: stockSearchQuery,
    status: 200,
    answer: stockSearchAnswer,
    errors: [],
  },
  stockPrices: {
    route: routes.stockPrices,
    tag: 'stocks',
    summary: '종목의 일별 종가와 거래량. 저장된 날만 답하고 출처와 기준일을 밝힙니다',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'stock-prices', texts: [] },
    params: stockPricesParams,
    query: stockPricesQuery,
    status: 200,
    answer: stockPrices,
    errors: ['STOCK_NOT_FOUND'],
  },
} as const;

/**
 * What happened to a stock since the member's last analysis of it, out of what is gathered already. `checked_at`: when the stock was
 * last looked at for all members; null where only analyses did.
 */
export const newEvents = z
  .object({
    count: z.number().int(),
    /** The newest ones. */
    events: z
      .array(
        z.object({
          event_id: z.string(),
          text: z.string().nullable(),
          type: z.enum(eventTypes),
          kind: z.enum(['news', 'filing']),
          publishers: z.number().int(),
          day,
          sample: z.boolean(),
        }),
      )
      .max(3),
    checked_at: timestamp.nullable(),
  })
  .meta({ id: 'NewEvents' });
export type NewEvents = z.infer<typeof newEvents>;
