import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { newDelivery } from '@gaemi/database/webhooks/webhook-delivery.repository';
import { startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertWebhook, SESSION_SECRET } from '../testing/alerted-program.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

let service: TestMonitoring;
let worker: MonitoringWorker;
beforeAll(async () => {
  service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
  worker = await service.startWorker();
});
afterAll(async () => {
  await worker.close();
  await service.close();
});

/** Adds webhooks of a new member at an address, each with so many messages that wait. */
async function addMember(url: string, { webhooks, messages }: { webhooks: number; messages: number }): Promise<void> {
  const userId = await service.insertMember();
  for (let at = 0; at < webhooks; at += 1)
    await insertWebhook(service, worker, { userId: new Types.ObjectId(userId), url: `${url}/${at}` });
  const now = service.now();
  const rows = (await worker.get(WebhookRepository).list(userId)).flatMap((webhook) =>
    Array.from({ length: messages }, () => {
      const event = { eventId: new Types.ObjectId(), type: 'analysis.failed' as const, at: now, data: {} };
      return newDelivery(webhook, event, now);
    }),
  );
  await service.connection.collection('webhook_deliveries').insertMany(rows);
}

it('a member whose receivers all are slow does not hold up the programs of others', async () => {
  let givenUp = 0;
  const slow = await startStubServer((_, response) => void response.once('close', () => (givenUp += 1)));
  const quick = await startStubServer((_, response) => void response.writeHead(204).end());
  await addMember(slow.url, { webhooks: 5, messages: 5 });
  await worker.get(WebhookSchedule).look();
  await addMember(quick.url, { webhooks: 1, messages: 1 });
  await worker.get(WebhookSchedule).look();
  await expect.poll(() => quick.requests.length).toBe(1);
  expect(givenUp).toBe(0);
  await Promise.all([slow.close(), quick.close()]);
  await worker.get(WebhookSchedule).settle();
});
