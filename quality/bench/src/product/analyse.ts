import { setTimeout as sleep } from 'node:timers/promises';
import { newsProgress } from '@gaemi/contracts/news-analysis';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { Member } from './member.ts';

const POLL_MS = 20;

/** Orders a news analysis as the web does, and waits for its end. Throws when it ends in error. */
export async function analyse(member: Member, tier: NewsTier, { code, name }: ListedCompany): Promise<void> {
  const requestId = crypto.randomUUID();
  const post = { request_id: requestId, stock_name: name, stock_code: code };
  await Promise.all([member.post(`${tier}-good-news-sqs`, post), member.post(`${tier}-bad-news-sqs`, post)]);
  for (;;) {
    const { progress, detail } = newsProgress.parse(await member.get(`news-progress/${requestId}`));
    if (detail !== undefined) throw new Error(`the analysis of ${name} ended in error: ${detail}`);
    if (progress === 100) return;
    await sleep(POLL_MS);
  }
}
