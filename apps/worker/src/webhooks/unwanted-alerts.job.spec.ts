import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { insertWebhook, SESSION_SECRET } from '../testing/alerted-program.ts';
import { foundEvent, linkOf } from '../testing/found-event.ts';
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

const changes = [
  ['no longer watches the stock', { instant: true, stocks: [] }],
  ['wants bigger news alone', { instant: true, stocks: [{ code: '005930', on: true, min: 3 as const }] }],
  ['has switched alerts off', { instant: false, stocks }],
  ['pauses', { instant: true, stocks, pausedUntil: seoul('30T00:00') }],
] as const;

async function insertMember(): Promise<Types.ObjectId> {
  const userId = new Types.ObjectId(await service.insertMember({ instant: true, mail: true, stocks }));
  await insertWebhook(service, worker, { userId, url: receiver.url });
  return userId;
}

const contract = [foundEvent('contract', '2026-11-23', { strength: 2 })];

async function alert(events = contract): Promise<void> {
  service.setNow(seoul('23T10:01'));
  await service.get(StockEventRepository).recognise('005930', events, service.now());
  await worker.tick();
}

const save = (userId: Types.ObjectId, change: Partial<AlertSettings>) =>
  worker.get(AlertSettingsRepository).save(userId.toHexString(), { ...defaultAlertSettings, ...change }, service.now());

/** Has the receiver take nothing at first, and returns what became of the message an hour after a change. */
async function retryAfter(change: (userId: Types.ObjectId) => Promise<unknown>, events = contract): Promise<unknown> {
  const userId = await insertMember();
  receiver.fail((response) => void response.writeHead(500).end(), Number.POSITIVE_INFINITY);
  await alert(events);
  await worker.get(WebhookSchedule).settle();
  receiver.recover();
  receiver.requests.length = 0;
  await change(userId);
  service.setNow(seoul('23T11:01'));
  await worker.get(WebhookSchedule).settle();
  return service.connection.collection('webhook_deliveries').findOne({ userId });
}

it.each(changes)('neither the member nor a program hears of an alert whose member %s by then', async (_, change) => {
  const userId = await insertMember();
  service.mail.setFault(() => 'busy');
  await alert();
  expect(await service.connection.collection('deliveries').countDocuments({ announced: false })).toBe(1);
  // No worker ran between.
  await save(userId, change);
  service.setNow(seoul('23T10:31'));
  service.mail.setFault(() => null);
  await worker.tick();
  await worker.get(WebhookSchedule).settle();
  expect([service.mail.received.length, receiver.requests.length]).toEqual([0, 0]);
  expect(await service.connection.collection('deliveries').countDocuments({ announced: false })).toBe(0);
});

const givenUp = { state: 'failed', lastError: 'switched-off', data: null };

it.each(changes)(
  'a message that its receiver did not take is not tried again where the member %s',
  async (_, change) => {
    expect(await retryAfter((userId) => save(userId, change))).toMatchObject(givenUp);
    expect(receiver.requests).toHaveLength(0);
  },
);

it('a message is not tried again where the webhook is told of no such events any more', async () => {
  const events = ['analysis.finished', 'analysis.failed'];
  const drop = () => service.connection.collection('webhooks').updateMany({}, { $set: { events } });
  expect(await retryAfter(drop)).toMatchObject(givenUp);
  expect(receiver.requests).toHaveLength(0);
});

it('a message is tried again with what of it is still wanted', async () => {
  const events = [
    foundEvent('contract', '2026-11-23', { strength: 2 }),
    foundEvent('big-contract', '2026-11-23', { strength: 3 }),
  ];
  const bigger = { instant: true, stocks: [{ code: '005930', on: true, min: 3 as const }] };
  expect(await retryAfter((userId) => save(userId, bigger), events)).toMatchObject({ state: 'delivered' });
  const [request] = receiver.requests;
  const { items } = JSON.parse(request?.body ?? '{}').data;
  expect(items.map(({ strength }: { strength: number }) => strength)).toEqual([3]);
});

it('a message that is still wanted is tried again', async () => {
  const still = { instant: true, mail: false, stocks };
  expect(await retryAfter((userId) => save(userId, still))).toMatchObject({ state: 'delivered' });
  expect(receiver.requests).toHaveLength(1);
});

it.each(['other_company', 'wrong_side'])('a message is not tried again after an upheld objection: %s', async (kind) => {
  const decidedAt = new Date();
  const objection = {
    stockCode: '005930',
    event: 'contract',
    kind,
    side: 'good',
    state: 'upheld',
    open: false,
    decidedAt,
  };
  const uphold = () =>
    service.connection.collection('objections').insertOne({ ...objection, links: [linkOf('contract')], wordings: [] });
  expect(await retryAfter(uphold)).toMatchObject({ state: 'failed', lastError: 'withdrawn', data: null });
  expect(receiver.requests).toHaveLength(0);
});
