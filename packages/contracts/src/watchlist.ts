import * as z from 'zod';
import { objectId, searchText, stockCode } from './fields.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

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

export const watchlistQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.watchlist),
});
export type WatchlistQuery = z.infer<typeof watchlistQuery>;

export const watchlistStock = z
  .object({ _id: objectId, name: z.string(), code: stockCode })
  .meta({ id: 'WatchlistStock' });
export type WatchlistStock = z.infer<typeof watchlistStock>;
export const watchlistList = pagedList(watchlistStock).meta({ id: 'WatchlistList' });

export const watchlistCodeParams = z.object({ code: stockCode });

/** Endpoints of the watchlist. */
export const watchlistEndpoints = {
  listWatchlist: {
    route: routes.listWatchlist,
    tag: 'watchlist',
    summary: '관심 종목, 새것부터. 이름, 코드, 초성으로 검색',
    access: 'member',
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
    summary: '관심 종목 전체 삭제',
    access: 'member',
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
