import type { CombinedNewsQuery } from '@gaemi/contracts/news-list';
import { type AnswerOf, callApi } from '../../../shared/api/api-client.ts';

type Answer = AnswerOf<'listCombinedNews'>;
export type NewsStockPage = Extract<Answer, { facets: unknown }>;
type NewsPage = Exclude<Answer, NewsStockPage>;
type Query = Omit<CombinedNewsQuery, 'group'>;

/** A page of the member's analyses, newest first. */
export async function listNews(query: Query, signal: AbortSignal): Promise<NewsPage> {
  const page = await callApi('listCombinedNews', { query, signal });
  if ('facets' in page) throw new TypeError('stocks in place of analyses');
  return page;
}

/** A page of the member's analysed stocks, the one analysed last first. */
export async function listNewsStocks(query: Query, signal: AbortSignal): Promise<NewsStockPage> {
  const page = await callApi('listCombinedNews', { query: { ...query, group: 'stock' }, signal });
  if (!('facets' in page)) throw new TypeError('analyses in place of stocks');
  return page;
}
