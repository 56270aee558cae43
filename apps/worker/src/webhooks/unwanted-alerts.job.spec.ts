import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { createWebhookSealer } from '@gaemi/runtime/sealed-text';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

const SESSION_SECRET = 'a secret of sixteen characters';
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

const stocks = [{ code: '005930', on: true, min: 2 as const }];

let service: TestMonitoring;
let worker: MonitoringWorker;
let receiver: StubServer;
beforeEach(async () => {
  service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
  worker = await service.startWorker();
  receiver = await startStubServer((_, response) => void response.writeHead(204).end());
});
afterEach(async () => {
  await worker.close();
  await service.close();
  await receiver.close();
});

const contract = (time: string, amount: number) => {
  const link = `https://www.yna.co.kr/view/${amount}`;
  const description = `삼성전자가 해외 고객사와 ${amount}억원 규모의 공급계약을 체결했다고 공시했다.`;
  const title = `삼성전자, ${amount}억원 규모 공급계약 수주`;
  return { title, description, originallink: link, link, pubDate: rfc822(seoul(time)) };
};

it.each([
  ['no longer watches the stock', { instant: true, stocks: [] }],
  ['has switched alerts off', { instant: false, stocks }],
  ['pauses', { instant: true, stocks, pausedUntil: seoul('30T00:00') }],
])('a program hears nothing of an alert whose member %s by then', async (_, change) => {
  const userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: true, stocks }));
  const _id = new Types.ObjectId();
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  await worker.get(WebhookRepository).insert({
    ...{ _id, userId, url: receiver.url, events: ['alert'], createdAt: service.now() },
    ...{ sealedSecret: createWebhookSealer(SESSION_SECRET).seal(secret, _id.toHexString()) },
    ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
  });
  service.naver.setArticles([contract('23T09:50', 2_400)]);
  service.mail.setFault(() => 'busy');
  service.setNow(seoul('23T10:01'));
  await worker.tick();
  expect(await service.connection.collection('deliveries').countDocuments({ announced: false })).toBe(1);
  // No worker ran between.
  await worker
    .get(AlertSettingsRepository)
    .save(userId.toHexString(), { ...defaultAlertSettings, ...change }, service.now());
  service.setNow(seoul('23T10:31'));
  service.mail.setFault(() => null);
  await worker.tick();
  await worker.get(WebhookSchedule).settle();
  expect([service.mail.received.length, receiver.requests.length]).toEqual([0, 0]);
  expect(await service.connection.collection('deliveries').countDocuments({ announced: false })).toBe(0);
});
