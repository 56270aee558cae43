import * as z from 'zod';
import { objectId, searchText, stockCode } from './fields.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';

/** Stocks one request may add at most. */
const MAX_ADDED = 50;

const nameInvalid = '종목명이 올바르지 않습니다.';
const nothingChosen = '종목을 선택해주세요.';

/** Codes and names of stocks to be watched. The names count for nothing: the stock master has them. */
export const watchlistAdd = z.strictObject({
  stocks: z
    .record(stockCode, z.string(nameInvalid).trim().max(100, nameInvalid), {
      error: ({ code }) => (code === 'invalid_key' ? '종목코드를 확인해주세요.' : nothingChosen),
    })
    .refine((stocks) => Object.keys(stocks).length > 0, nothingChosen)
    .refine((stocks) => Object.keys(stocks).length <= MAX_ADDED, `한 번에 ${MAX_ADDED}개까지 추가할 수 있습니다.`),
});
export type WatchlistAdd = z.infer<typeof watchlistAdd>;

/** `added`: how many of them were not on the list before. */
export const watchlistAddAnswer = z.object({ added: z.number().int() });
export type WatchlistAddAnswer = z.infer<typeof watchlistAddAnswer>;

export const watchlistQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.watchlist),
});
export type WatchlistQuery = z.infer<typeof watchlistQuery>;

export const watchlistStock = z.object({ _id: objectId, name: z.string(), code: stockCode });
export type WatchlistStock = z.infer<typeof watchlistStock>;
export const watchlistList = pagedList(watchlistStock);

export const watchlistCodeParams = z.object({ code: stockCode });
