import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
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
