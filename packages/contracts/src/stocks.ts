import { markets } from '@gaemi/domain/stock-master/listed-company';
import * as z from 'zod';
import { searchText, stockCode } from './fields.ts';
import { pagedList, pageSizes, pagingQuery } from './paging.ts';
import { routes } from './routes.ts';

const market = z.enum(markets);

export const stockSearchQuery = z.object({
  query: searchText(50).default(''),
  ...pagingQuery(pageSizes.stockSearch),
});
export type StockSearchQuery = z.infer<typeof stockSearchQuery>;

/** A listed company. `like`: true when it is on the member's watchlist. */
export const stockItem = z
  .object({ code: stockCode, name: z.string(), market, like: z.boolean() })
  .meta({ id: 'StockItem' });
export type StockItem = z.infer<typeof stockItem>;
export const stockSearchAnswer = pagedList(stockItem).meta({ id: 'StockSearchAnswer' });

/** Endpoints of the stock search. */
export const stockEndpoints = {
  searchStocks: {
    route: routes.searchStocks,
    tag: 'stocks',
    summary: '종목을 이름, 코드, 초성으로 검색',
    access: 'member',
    query: stockSearchQuery,
    status: 200,
    answer: stockSearchAnswer,
    errors: [],
  },
} as const;
