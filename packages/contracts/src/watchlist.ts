import { accumulationTraces } from '@gaemi/domain/accumulation/trace';
import { bySide, sideFields } from '@gaemi/domain/news-side';
import { newsSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { mjbBasis, mjbRecord } from './accumulation.ts';
import { objectId, searchText, stockCode, timestamp } from './fields.ts';
import { lastClose } from './last-close.ts';
import { newsRun, scoreChange } from './news-list.ts';
import { pageSizes } from './page-sizes.ts';
import { pagedList, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';
import { newEvents } from './stocks.ts';

/** Maximum number of stocks in one request. */
const MAX_ADDED = 50;

const nameInvalid = '종목명이 올바르지 않습니다.';
const nothingChosen = '종목을 선택해주세요.';

/** Codes and names of stocks to add. The names are ignored, since the stock master has them. */
export const watchlistAdd = z
  .strictObject({
    stocks: z
      .record(stockCode, z.string(nameInvalid).trim().max(100, nameInvalid), {
        error: ({ code }) => (code === 'invalid_key' ? '종목코드를 확인해주세요.' : nothingChosen),
      })
      .refine((stocks) => Object.keys(stocks).length > 0, nothingChosen)
      .refine((stocks) => Object.keys(stocks).length <= MAX_ADDED, `한 번에 ${MAX_ADDED}개까지 추가할 수 있습니다.`)
      .meta({ minProperties: 1, maxProperties: MAX_ADDED }),
  })
  .meta({ id: 'WatchlistAdd' });
export type WatchlistAdd = z.infer<typeof watchlistAdd>;

/** Answer to an addition. `added`: number of stocks that were not on the list before. */
export const watchlistAddAnswer = z.object({ added: z.number().int() }).meta({ id: 'WatchlistAddAnswer' });
export type WatchlistAddAnswer = z.infer<typeof watchlistAddAnswer>;

/** `trace`: only stocks whose newest accumulation analysis has this word. */
export const watchlistQuery = z.object({
  query: searchText(50).default(''),
  trace: z.enum(accumulationTraces).optional(),
  ...pagingQuery(pageSizes.watchlist),
});
export type WatchlistQuery = z.infer<typeof watchlistQuery>;

/** The newest finished news analysis of a stock. */
const lastNews = newsRun
  .omit({ lead: true, news_tier: true })
  .extend({ data_source: z.enum(newsSources) })
  .meta({ id: 'LastNews' });

/** The newest finished accumulation analysis of a stock: what its sentence and its word rest on. */
const lastAccumulation = mjbRecord
  .pick({
    _id: true,
    searching_period: true,
    created_at: true,
    first_mjb_grade: true,
    second_mjb_grade: true,
    third_mjb_grade: true,
    data_source: true,
  })
  .extend({
    basis: mjbBasis.pick({
      majors: true,
      major_buy: true,
      major_sell: true,
      floating_shares: true,
      trading_days: true,
      provisional: true,
    }),
  })
  .meta({ id: 'LastAccumulation' });
export type LastAccumulation = z.infer<typeof lastAccumulation>;

/**
 * A watched stock. `last`: the member's newest news analysis of it, `accumulation`: the newest of the other service. `change`: as in `NewsStock`. `price` comes from stored prices only and
 * is null where none is stored, `news` where nothing is gathered. `alerted`: its alerts are on, within the grade.
 */
export const watchlistStock = z
  .object({
    _id: objectId,
    name: z.string(),
    code: stockCode,
    last: lastNews.nullable(),
    accumulation: lastAccumulation.nullable(),
    change: scoreChange,
    price: lastClose.nullable(),
    news: newEvents.nullable(),
    alerted: z.boolean(),
  })
  .meta({ id: 'WatchlistStock' });
export type WatchlistStock = z.infer<typeof watchlistStock>;

/**
 * Numbers of stocks of the whole watchlist, whatever the query: all, those with a news analysis, those that lean to a side by the newest one,
 * those whose score of a side rose since the analysis before,
 * those with new events, and those with each word of accumulation.
 */
const watchlistSums = z
  .object({
    stocks: z.number().int(),
    analysed: z.number().int(),
    ...bySide(() => z.number().int()),
    ...sideFields('up', () => z.number().int()),
    with_news: z.number().int(),
    new_events: z.number().int(),
    traces: z.record(z.enum(accumulationTraces), z.number().int()),
  })
  .meta({ id: 'WatchlistSums' });
export type WatchlistSums = z.infer<typeof watchlistSums>;

/**
 * `alerts_paused`: the member has paused all alerts, so that those of `alerted` stocks do not come now. `as_of`: the time at
 * which the list was read; none of its stocks was added later.
 */
export const watchlistList = pagedList(watchlistStock)
  .extend({ sums: watchlistSums, alerts_paused: z.boolean(), as_of: timestamp })
  .meta({ id: 'WatchlistList' });
export type WatchlistList = z.infer<typeof watchlistList>;

/** `up_to`: `as_of` of a list. What was added later stays, so that a repeat deletes nothing newer; all by default. */
export const watchlistClearQuery = z.object({ up_to: timestamp.optional() });
export type WatchlistClearQuery = z.infer<typeof watchlistClearQuery>;

export const watchlistCodeParams = z.object({ code: stockCode });

/** Endpoints of the watchlist. */
export const watchlistEndpoints = {
  listWatchlist: {
    route: routes.listWatchlist,
    tag: 'watchlist',
    summary:
      '관심 종목, 새것부터. 이름, 코드, 초성으로 검색. 종목마다 최근 뉴스 분석, 달라진 점수, 저장된 종가를 함께 답합니다',
    access: 'member',
    apiKey: 'read',
    withheld: { by: 'watchlist', texts: ['items.news.events.text'] },
    query: watchlistQuery,
    status: 200,
    answer: watchlistList,
    errors: [],
  },
  addToWatchlist: {
    route: routes.addToWatchlist,
    tag: 'watchlist',
    summary: '관심 종목 추가. 이미 있는 종목은 그대로 둡니다',
    access: 'member',
    body: watchlistAdd,
    status: 201,
    answer: watchlistAddAnswer,
    errors: ['STOCK_NOT_FOUND', 'WATCHLIST_FULL'],
  },
  clearWatchlist: {
    route: routes.clearWatchlist,
    tag: 'watchlist',
    summary: '관심 종목 전체 삭제. up_to가 있으면 그 뒤에 추가한 종목은 남깁니다',
    access: 'member',
    query: watchlistClearQuery,
    status: 204,
    errors: [],
  },
  removeFromWatchlist: {
    route: routes.removeFromWatchlist,
    tag: 'watchlist',
    summary: '관심 종목에서 한 종목 삭제',
    access: 'member',
    params: watchlistCodeParams,
    status: 204,
    errors: ['NOT_ON_WATCHLIST'],
  },
} as const;
