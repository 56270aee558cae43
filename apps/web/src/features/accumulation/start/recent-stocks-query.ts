import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../shared/api/api-client.ts';
import { SHOWN } from '../../stocks/start/start-queries.ts';
import { accumulationLists } from '../record-query.ts';

/** Analyses in which the last companies are looked for: a company may have several. */
const LOOKED_AT = 20;

/** The newest analyses of the companies that the member analysed last, each company once. */
export const recentStocksQuery = queryOptions({
  queryKey: [...accumulationLists, 'start'],
  queryFn: async ({ signal }) => {
    const { items } = await callApi('listMjb', { query: { page: 1, size: LOOKED_AT }, signal });
    const isNewest = ({ stock_code: code }: (typeof items)[number], at: number) =>
      items.findIndex((other) => other.stock_code === code) === at;
    return items.filter(isNewest).slice(0, SHOWN);
  },
  staleTime: 0,
  meta: { keepsService: true },
});
