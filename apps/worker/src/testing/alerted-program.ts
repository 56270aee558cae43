import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import type { MonitoringWorker, TestMonitoring } from './start-monitoring.ts';

/** That of the service, by which secrets of webhooks are sealed. */
export const SESSION_SECRET = 'a secret of sixteen characters';

/** Has a member's program at an address hear of alerts, and of analyses that failed. */
export async function insertWebhook(
  service: TestMonitoring,
  worker: MonitoringWorker,
  { userId, url }: { userId: Types.ObjectId; url: string },
): Promise<void> {
  const _id = new Types.ObjectId();
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  await worker.get(WebhookRepository).insert({
    ...{ _id, userId, url, events: ['alert', 'analysis.failed'], createdAt: service.now() },
    ...{ sealedSecret: createWebhookSealer(SESSION_SECRET).seal(secret, _id.toHexString()) },
    ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
  });
}

/** An article on a contract of 삼성전자; the amount is in 억원. */
export function contractArticle(at: Date, amount: number): NaverArticle {
  const link = `https://www.yna.co.kr/view/${amount}`;
  const description = `삼성전자가 해외 고객사와 ${amount}억원 규모의 공급계약을 체결했다고 공시했다.`;
  const title = `삼성전자, ${amount}억원 규모 공급계약 수주`;
  return { title, description, originallink: link, link, pubDate: rfc822(at) };
}
