import type { components, GaemiClient } from '@gaemi/client';
import { answerOf, GaemiError } from '@gaemi/client';

export type CombinedNews = components['schemas']['CombinedNews'];
export type NewsDetail = components['schemas']['NewsDetail'];
export type MjbDetail = components['schemas']['MjbDetail'];
export type MjbRecord = Omit<components['schemas']['ListedMjb'], 'price'>;
type StockItem = components['schemas']['StockItem'];

/** The member whose key a call brings. */
export interface Member {
  client: GaemiClient;
  apiKey: string;
}

/** The newest finished news analysis of a stock; null where there is none. */
export async function latestNews({ client }: Member, stockCode: string): Promise<CombinedNews | null> {
  const query = { stock_code: stockCode, size: 1 };
  const { items } = await answerOf(client.GET('/api/v1/combined-news-result', { params: { query } }));
  const [latest] = items;
  return latest !== undefined && 'news_tier' in latest ? latest : null;
}

/** Both sides of a news analysis. */
export async function buildDetails(
  { client }: Member,
  analysis: CombinedNews,
): Promise<{ good: NewsDetail; bad: NewsDetail }> {
  const [good, bad] = await Promise.all([
    answerOf(client.GET('/api/v1/good-news/{id}', { params: { path: { id: analysis.good_news_obj_id } } })),
    answerOf(client.GET('/api/v1/bad-news/{id}', { params: { path: { id: analysis.bad_news_obj_id } } })),
  ]);
  return { good, bad };
}

/** The company of a code. Throws `GaemiError` STOCK_NOT_FOUND. */
export async function stockOf({ client }: Member, stockCode: string): Promise<Pick<StockItem, 'code' | 'name'>> {
  const query = { query: stockCode, size: 5 };
  const { items } = await answerOf(client.GET('/api/v1/stocks/search', { params: { query } }));
  const found = items.find(({ code }) => code === stockCode);
  if (found === undefined) {
    throw new GaemiError('상장된 종목을 찾을 수 없습니다. find_stock으로 종목코드를 확인해주세요.', {
      status: 404,
      code: 'STOCK_NOT_FOUND',
    });
  }
  return found;
}
