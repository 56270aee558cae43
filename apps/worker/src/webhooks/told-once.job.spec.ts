import type { AlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { contractArticle, insertWebhook, SESSION_SECRET } from '../testing/alerted-program.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

let service: TestMonitoring;
let worker: MonitoringWorker;
let receiver: StubServer;
beforeAll(async () => {
  service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
  worker = await service.startWorker();
  receiver = await startStubServer((_, response) => void response.writeHead(204).end());
});
afterAll(async () => {
  await worker.close();
  await service.close();
  await receiver.close();
});

afterEach(async () => {
  const left = ['users', 'alert_settings', 'webhooks', 'stock_events', 'monitored_stocks', 'postponed_events'];
  for (const name of [...left, 'deliveries']) await service.connection.collection(name).deleteMany({});
  service.mail.received.length = 0;
  receiver.requests.length = 0;
});

const at = async (time: string) => {
  service.setNow(seoul(time));
  await worker.tick();
  await worker.get(WebhookSchedule).settle();
};

const contract = (time: string, amount: number) => contractArticle(seoul(time), amount);

it('a program hears once of an event whose mail had to wait for another day', async () => {
  const stocks = [{ code: '005930', on: true, min: 2 as const }];
  const userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: true, stocks }));
  await insertWebhook(service, worker, { userId, url: receiver.url });
  service.naver.setArticles([contract('23T19:50', 2_400)]);
  service.mail.setFault(() => 'busy');
  await at('23T20:01');
  await at('23T21:01');
  service.mail.setFault(() => null);
  expect([service.mail.received.length, receiver.requests.length]).toEqual([0, 1]);
  await at('24T08:01');
  expect([service.mail.received.length, receiver.requests.length]).toEqual([1, 1]);
  service.naver.setArticles([contract('23T19:50', 2_400), contract('24T09:50', 5_100)]);
  await at('24T10:01');
  expect([service.mail.received.length, receiver.requests.length]).toEqual([2, 2]);
});

/** A member who takes no mails of alerts and has no browser with them, but a program. */
async function insertUnreached(settings: Partial<AlertSettings> = {}): Promise<void> {
  service.setNow(seoul('25T09:30'));
  const stocks = [{ code: '005930', on: true, min: 2 as const }];
  const userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: false, stocks, ...settings }));
  await insertWebhook(service, worker, { userId, url: receiver.url });
  service.naver.setArticles([contract('25T09:50', 2_400)]);
}
const heard = () => [service.mail.received.length, receiver.requests.length];

it('a program hears of the alerts of a member whom no mail and no browser reaches', async () => {
  await insertUnreached();
  await at('25T10:01');
  await at('25T11:01');
  expect(heard()).toEqual([0, 1]);
});

it('a program alone hears after the quiet hours of what falls into them', async () => {
  await insertUnreached({ quiet: { on: true, from: '10:00', to: '14:00' } });
  await at('25T10:01');
  expect(heard()).toEqual([0, 0]);
  await at('25T14:01');
  await at('25T15:01');
  expect(heard()).toEqual([0, 1]);
});

it('the briefing has what a program alone has heard of', async () => {
  await insertUnreached({ briefing: true });
  await at('25T10:01');
  expect(heard()).toEqual([0, 1]);
  await at('26T08:01');
  expect(heard()).toEqual([1, 1]);
});

it('a program alone hears of five alerts a day, and of the others the next morning', async () => {
  await insertUnreached();
  const contracts = Array.from({ length: 7 }, (_, hour) =>
    contract(`25T${String(9 + hour).padStart(2, '0')}:50`, 2_400 + 900 * hour),
  );
  for (const hour of contracts.keys()) {
    service.naver.setArticles(contracts.slice(0, hour + 1));
    await at(`25T${10 + hour}:01`);
  }
  expect(heard()).toEqual([0, 5]);
  await at('26T08:01');
  expect(heard()).toEqual([0, 6]);
});
