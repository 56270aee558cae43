import { newsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Member } from './member.ts';

/** Orders a news analysis and waits for its end by server-sent events, as the web does. Throws when it ends in error. */
export async function analyse(member: Member, tier: NewsTier, { code, name }: ListedCompany): Promise<void> {
  const requestId = crypto.randomUUID();
  const post = { request_id: requestId, stock_name: name, stock_code: code };
  await Promise.all([member.post(`${tier}-good-news-sqs`, post), member.post(`${tier}-bad-news-sqs`, post)]);
  for await (const data of member.events(`news-progress/${requestId}/events`)) {
    const { progress, detail } = newsProgress.parse(data);
    if (detail !== undefined) throw new Error(`the analysis of ${name} ended in error: ${detail}`);
    if (progress === 100) return;
  }
  throw new Error(`the stream of the analysis of ${name} ended before it`);
}
