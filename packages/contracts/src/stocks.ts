import { markets } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { searchText, stockCode } from './fields.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';

const market = z.enum(markets);

export const stockSearchQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.stockSearch),
});
export type StockSearchQuery = z.infer<typeof stockSearchQuery>;

/** `like`: on the member's watchlist. */
export const stockItem = z.object({ code: stockCode, name: z.string(), market, like: z.boolean() });
export type StockItem = z.infer<typeof stockItem>;
export const stockSearchAnswer = pagedList(stockItem);
