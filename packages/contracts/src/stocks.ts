import * as z from 'zod';
import { searchText } from './fields.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';

/** Exchange segments whose companies can be analysed. */
export const market = z.enum(['KOSPI', 'KOSDAQ', 'KONEX']);
export type Market = z.infer<typeof market>;

/** Six characters; newer codes contain capital letters ("0126Z0"). */
export const stockCode = z.string().regex(/^[0-9A-Z]{6}$/, '종목코드를 확인해주세요.');

/** A company of the stock master. `aliases` are names the press uses, `formerNames` earlier listed names; share counts are in shares, null where unknown. */
export const listedCompany = z.object({
  code: stockCode,
  name: z.string().min(1),
  market,
  aliases: z.array(z.string().min(1)),
  formerNames: z.array(z.string().min(1)),
  listedShares: z.number().int().positive().nullable(),
  floatingShares: z.number().int().positive().nullable(),
});
export type ListedCompany = z.infer<typeof listedCompany>;

export const stockSearchQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.stockSearch),
});

/** `like`: on the member's watchlist. */
export const stockItem = z.object({ code: stockCode, name: z.string(), market, like: z.boolean() });
export type StockItem = z.infer<typeof stockItem>;
export const stockSearchAnswer = pagedList(stockItem);
