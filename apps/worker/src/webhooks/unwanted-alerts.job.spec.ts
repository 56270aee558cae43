import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertAlertWebhook, SESSION_SECRET } from '../testing/alerted-program.ts';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

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

it.each([
  ['no longer watches the stock', { instant: true, stocks: [] }],
  ['wants bigger news alone', { instant: true, stocks: [{ code: '005930', on: true, min: 3 as const }] }],
  ['has switched alerts off', { instant: false, stocks }],
  ['pauses', { instant: true, stocks, pausedUntil: seoul('30T00:00') }],
])('neither the member nor a program hears of an alert whose member %s by then', async (_, change) => {
  const userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: true, stocks }));
  await insertAlertWebhook(service, worker, { userId, url: receiver.url });
  service.mail.setFault(() => 'busy');
  service.setNow(seoul('23T10:01'));
  const events = [foundEvent('contract', '2026-11-23', { strength: 2 })];
  await service.get(StockEventRepository).recognise('005930', events, service.now());
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
