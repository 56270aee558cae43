import { MemberEventRepository } from '@gaemi/database/webhooks/member-event.repository';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TextExpirySchedule } from '../retention/text-expiry-schedule.ts';
import { contractArticle, insertWebhook, SESSION_SECRET } from '../testing/alerted-program.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

const now = new Date('2026-11-23T10:01:00+09:00');

let service: TestMonitoring;
let receiver: StubServer;
let userId: Types.ObjectId;
beforeAll(async () => {
  service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
  receiver = await startStubServer((_, response) => void response.writeHead(503).end());
});
afterAll(async () => {
  await service.close();
  await receiver.close();
});

const listStreamed = (worker: MonitoringWorker) =>
  worker.get(MemberEventRepository).listAfter(userId.toHexString(), 0, 2);

/** What the stream of the member tells of its only event. */
async function streamed(worker: MonitoringWorker): Promise<unknown> {
  const events = await listStreamed(worker);
  expect(events).toHaveLength(1);
  return events[0]?.data;
}

it('programs hear no text again of a source whose contract has ended since', async () => {
  const stocks = [{ code: '005930', on: true, min: 2 as const }];
  userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: true, stocks }));
  const worker = await service.startWorker();
  await insertWebhook(service, worker, { userId, url: receiver.url });
  service.naver.setArticles([contractArticle(new Date(now.getTime() - 600_000), 2_400)]);
  service.setNow(now);
  // A round that a machine at its limit cut short is tried again by the next tick.
  const announce = async () => {
    await worker.tick();
    await worker.get(WebhookSchedule).settle();
    return listStreamed(worker);
  };
  await expect.poll(announce).toHaveLength(1);
  await worker.get(TextExpirySchedule).expire();
  const withText = { items: [{ text: expect.stringContaining('2400억'), link: expect.any(String) }] };
  expect(await streamed(worker)).toMatchObject(withText);
  expect(JSON.parse(receiver.requests[0]?.body ?? '')).toMatchObject({ data: withText });
  await worker.close();

  const limited = await service.startWorker({ NAVER_RIGHTS: 'public' });
  await limited.get(TextExpirySchedule).expire();
  service.setNow(new Date(now.getTime() + 60_000));
  await limited.get(WebhookSchedule).settle();
  const withoutText = { items: [{ text: null, link: expect.any(String), strength: expect.any(Number) }] };
  expect(await streamed(limited)).toMatchObject(withoutText);
  expect(receiver.requests).toHaveLength(2);
  expect(JSON.parse(receiver.requests[1]?.body ?? '')).toMatchObject({ data: withoutText });
  await limited.close();
});
