import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { DeliveryRepository } from '@gaemi/database/notifications/delivery.repository';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import type { StockEvent } from '@gaemi/domain/stock-events/stock-event';
import { status } from '@gaemi/testing/providers/faults';
import { modelReplies } from '@gaemi/testing/providers/model-replies';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type OpenAiStub, startOpenAiStub } from '@gaemi/testing/providers/openai-stub';
import { judgeBySimpleWords } from '@gaemi/testing/providers/word-judge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DeliverySender } from '../notifications/delivery-sender.ts';
import { PostponedNotifier } from '../notifications/postponed-notifier.ts';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { MonitoringSchedule } from './monitoring-schedule.ts';

const samsung = '005930';
const hynix = '000660';
const stocks = [samsung, hynix].map((code) => ({ code, on: true, min: 2 as const }));
const night = { on: true, from: '21:00', to: '08:00' };
const noQuiet = { ...night, on: false };
const seoul = (time: string) => new Date(`2026-11-${time}${time.length === 8 ? ':00' : ''}+09:00`);

describe('alerts that could get lost', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeAll(async () => {
    service = await startMonitoring();
    worker = await service.startWorker();
  });
  afterAll(async () => {
    await worker.close();
    await service.close();
  });
  beforeEach(async () => {
    // The worker does a round once: one of another hour, without a member, stands between two tests.
    await at('20T12:01');
    service.mail.received.length = 0;
    service.mail.setFault(() => null);
    service.push.received.length = 0;
    service.naver.setArticles([]);
  });
  afterEach(async () => {
    const { db } = service.connection;
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      if (!/stock_master|push_keys|migrations/.test(name)) await service.connection.collection(name).deleteMany({});
    }
  });

  const at = async (...times: string[]) => {
    for (const time of times) {
      service.setNow(seoul(time));
      await worker.tick();
    }
  };
  const insert = (time: string, settings: Partial<AlertSettings> = {}) => {
    service.setNow(seoul(time));
    return service.insertMember({ instant: true, stocks, ...settings });
  };
  const change = async (userId: string, changes: Partial<AlertSettings>) => {
    const settings = service.get(AlertSettingsRepository);
    const { _id, ...before } = (await settings.find(userId)) ?? { ...defaultAlertSettings, _id: null };
    await settings.save(userId, { ...before, ...changes }, service.now());
  };
  const addBrowser = async (userId: string) => {
    const browser = service.push.subscribe(await service.get(PushKeysRepository).findPublic());
    const subscription = { ...browser, device: 'Chrome', deviceKey: userId, sessionId: '' };
    await service.get(PushSubscriptionRepository).save(userId, subscription, service.now());
  };
  /** Stores an event as an analysis of a member does. */
  const store = (code: string, day: string, id: string, more: Partial<StockEvent> = {}) =>
    service.get(StockEventRepository).recognise(code, [foundEvent(id, `2026-11-${day}`, more)], service.now());
  /** The ids of the events in each mail. */
  const mailed = async () => {
    const mails = await Promise.all(service.mail.received.map((mail) => mail.parse()));
    return mails.map(({ text }) => [...(text ?? '').matchAll(/news\.example\/(\w+)\//g)].map(([, id]) => id).sort());
  };
  const waiting = () => service.connection.collection('postponed_events').countDocuments();

  describe('in a briefing that is not mailed', () => {
    const later = ['23T08:31', '23T09:30', '23T20:00', '24T07:05', '24T08:00', '25T08:00'];
    /** A member whose briefing of Monday has an alert of Friday night. */
    const insertWaiting = async (settings: Partial<AlertSettings> = {}) => {
      const userId = await insert('20T19:00', { briefing: true, ...settings });
      await addBrowser(userId);
      await at('20T20:05');
      await store(samsung, '20', 'friday');
      await at('23T07:05');
      expect(await waiting()).toBe(1);
      return userId;
    };

    it('come by push where the address is refused', async () => {
      await insertWaiting();
      service.mail.setFault(() => 'unknown-address');
      await at('23T08:00');
      expect(service.push.received).toEqual([]);
      await at('23T08:01');
      const payloads = service.push.received.map(({ payload }) => payload);
      expect(payloads).toMatchObject([{ body: expect.stringContaining('friday 계약') }]);
      service.mail.setFault(() => null);
      await at(...later);
      expect(service.push.received).toHaveLength(1);
      expect(service.mail.received).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    it('come by mail and push where the member switches the briefing off meanwhile', async () => {
      const userId = await insertWaiting();
      service.mail.setFault(() => 'busy');
      await at('23T08:00');
      await change(userId, { briefing: false });
      service.mail.setFault(() => null);
      await at(...later);
      expect(await mailed()).toEqual([['friday']]);
      expect(service.push.received).toHaveLength(1);
      expect(await waiting()).toBe(0);
    });

    it('come in the evening where the member switches the briefing off once its time is over', async () => {
      const userId = await insertWaiting({ quiet: noQuiet });
      service.mail.setFault(() => 'busy');
      await at('23T08:00', '23T20:00');
      await change(userId, { briefing: false });
      service.mail.setFault(() => null);
      await at('23T21:01', '23T21:02', '24T07:05', '24T08:00');
      expect(await mailed()).toEqual([['friday']]);
    });

    it('join the next one where the mail server was away all day', async () => {
      await insertWaiting();
      service.mail.setFault(() => 'busy');
      await at('23T08:00', '23T19:00', '23T20:00');
      service.mail.setFault(() => null);
      await at('23T20:01', '24T07:05', '24T08:00', '24T09:00', '25T08:00');
      expect(await mailed()).toEqual([['friday']]);
      expect(service.push.received).toEqual([]);
      expect(await waiting()).toBe(0);
    });

    it('do not come to a member who switched alerts off, too', async () => {
      const userId = await insertWaiting();
      service.mail.setFault(() => 'busy');
      await at('23T08:00');
      await change(userId, { briefing: false, instant: false });
      service.mail.setFault(() => null);
      await at(...later);
      expect(service.mail.received).toEqual([]);
      expect(service.push.received).toEqual([]);
      expect(await waiting()).toBe(0);
    });
  });

  it('join the briefing that a member switches on while they wait, where the only browser is gone', async () => {
    const userId = await insert('20T19:00', { mail: false });
    await addBrowser(userId);
    await at('20T20:05');
    await store(samsung, '21', 'saturday');
    service.push.fail(status(503));
    await at('23T07:05', '23T08:00');
    await change(userId, { briefing: true });
    service.push.fail(status(410));
    await at('23T08:05', '23T09:05');
    expect(service.mail.received).toEqual([]);
    service.push.recover();
    await at('24T08:00', '24T09:05', '25T08:00');
    expect(await mailed()).toEqual([['saturday']]);
    expect(await waiting()).toBe(0);
  });

  describe('as quiet hours begin', () => {
    it('wait for the morning where a run over postponed events began before', async () => {
      const userId = await insert('23T09:00', { quiet: { on: true, from: '12:00', to: '15:00' } });
      await at('23T09:05', '23T11:05');
      await store(samsung, '23', 'a');
      await at('23T12:05');
      await change(userId, { quiet: night });
      service.setNow(seoul('23T21:00:10'));
      expect(await worker.get(PostponedNotifier).notify(seoul('23T20:59:20'))).toBe(0);
      expect(await waiting()).toBe(1);
      await at('24T07:05', '24T08:00', '24T09:00');
      expect(await mailed()).toEqual([['a']]);
    });

    it('wait for the morning where the delivery was claimed before', async () => {
      await insert('23T09:00', { quiet: night });
      await at('23T09:05');
      await store(samsung, '23', 'a');
      service.setNow(seoul('23T20:59:59'));
      await worker.get(MonitoringSchedule).run();
      const claim = { now: service.now(), leaseMs: 60_000 };
      const delivery = await worker.get(DeliveryRepository).claim('worker', claim);
      if (delivery === null) throw new Error('not claimed');
      const sending = worker.get(DeliverySender).send(delivery);
      // The store has yet to answer what the member wants.
      service.setNow(seoul('23T21:00:01'));
      expect(await sending).toBe('lapsed');
      expect(await waiting()).toBe(1);
      await at('23T21:05', '24T07:05', '24T08:00', '24T09:00');
      expect(await mailed()).toEqual([['a']]);
    });
  });

  describe('after an outage', () => {
    it('come of the days without a look in one mail, once the round is over', async () => {
      await insert('20T19:00', { quiet: noQuiet });
      await at('20T20:05');
      service.setNow(seoul('23T22:00'));
      await store(samsung, '23', 'monday');
      await store(hynix, '23', 'hynix');
      await at('24T11:05', '24T11:59');
      expect(service.mail.received).toEqual([]);
      await at('24T12:00', '24T12:01', '24T13:05', '25T08:05');
      expect(await mailed()).toEqual([['hynix', 'monday']]);
      expect(await waiting()).toBe(0);
    });

    it('come at once of today, and after quiet hours of the days before', async () => {
      await insert('20T19:00', { quiet: { on: true, from: '12:00', to: '15:00' } });
      await at('20T20:05');
      service.setNow(seoul('24T10:00'));
      await store(samsung, '23', 'monday');
      await store(samsung, '24', 'today');
      await at('24T11:05');
      expect(await mailed()).toEqual([['today']]);
      await at('24T12:00', '24T14:59', '24T15:00', '24T16:00');
      expect(await mailed()).toEqual([['today'], ['monday']]);
    });

    it('come with the next briefing to a member who has one', async () => {
      await insert('20T19:00', { quiet: noQuiet, briefing: true });
      await at('20T20:05');
      service.setNow(seoul('24T10:00'));
      await store(samsung, '23', 'monday');
      await at('24T12:05', '24T13:00', '24T14:00', '25T07:05');
      expect(service.mail.received).toEqual([]);
      await at('25T08:00', '25T09:00');
      expect(await mailed()).toEqual([['monday']]);
    });
  });

  it('come when an event becomes strong enough, days after its first article', async () => {
    await insert('23T06:00', { quiet: noQuiet, stocks: [{ code: samsung, on: true, min: 3 }] });
    await at('23T09:05');
    await store(samsung, '23', 'a', { strength: 2 });
    await at('23T10:05', '23T20:05', '24T10:05', '24T20:05', '25T09:05');
    // A late find of the same day is no news.
    await store(samsung, '23', 'late');
    await store(samsung, '23', 'a', { filed: true });
    await at('25T10:05', '25T11:05', '26T08:05');
    expect(await mailed()).toEqual([['a']]);
  });

  it('are none that happened before the stock was switched on', async () => {
    const userId = await insert('16T19:00', { instant: false, briefing: true, stocks: stocks.slice(0, 1) });
    await store(hynix, '20', 'before');
    await store(hynix, '23', 'today');
    service.setNow(seoul('23T13:00'));
    await change(userId, { stocks });
    await store(samsung, '20', 'late');
    await at('24T07:05', '24T08:00');
    expect(await mailed()).toEqual([['late', 'today']]);
  });
});

it.each([
  ['refuses the key', (model: OpenAiStub) => model.fail(status(401), Number.POSITIVE_INFINITY)],
  ['says nothing', (model: OpenAiStub) => model.answer(modelReplies.nothing)],
  ['invents', (model: OpenAiStub) => model.answer(modelReplies.invents)],
])('alerts come of the offline judge while the model %s, once', async (_, fail) => {
  const model = await startOpenAiStub();
  const service = await startMonitoring({ OPENAI_API_KEY: 'stub-key', OPENAI_BASE_URL: model.url });
  const worker = await service.startWorker();
  const look = async (time: string) => {
    service.setNow(seoul(time));
    await worker.tick();
    const [event] = await service.get(StockEventRepository).listSince(samsung, '2026-11-23');
    return { byModel: event?.byModel, mails: service.mail.received.length };
  };
  const link = 'https://news.example/contract/';
  const [title, description] = ['삼성전자, 2400억원 규모 공급계약 수주', '삼성전자가 공급계약을 체결했다고 공시했다.'];
  const pubDate = rfc822(seoul('23T12:30'));
  service.naver.setArticles([{ title, description, originallink: link, link, pubDate }]);
  service.setNow(seoul('23T12:00'));
  await service.insertMember({ instant: true, stocks });
  fail(model);
  expect(await look('23T13:05')).toEqual({ byModel: false, mails: 1 });
  const asked = model.requests.length;
  await look('23T13:06');
  expect(model.requests.length).toBe(asked);
  model.recover();
  expect(await look('23T14:05')).toEqual({ byModel: true, mails: 1 });
  await worker.close();
  await service.close();
  await model.close();
});

it('an event that the model has judged does not turn while the model is away', async () => {
  const model = await startOpenAiStub();
  const service = await startMonitoring({ OPENAI_API_KEY: 'stub-key', OPENAI_BASE_URL: model.url });
  const worker = await service.startWorker();
  const written = (id: string, title: string, time: string) => ({
    ...{ title, description: title, link: `https://news.example/${id}/`, originallink: `https://news.example/${id}/` },
    pubDate: rfc822(seoul(time)),
  });
  const articles = [written('contract', '삼성전자, 2400억원 규모 공급계약 수주', '23T12:30')];
  const look = async (time: string) => {
    service.naver.setArticles(articles);
    service.setNow(seoul(time));
    await worker.tick();
    const events = await service.get(StockEventRepository).listSince(samsung, '2026-11-23');
    return events.map(({ side, byModel }) => [side, byModel]).toSorted();
  };
  service.setNow(seoul('23T12:00'));
  await service.insertMember({ instant: true, stocks });
  model.answer((question) => judgeBySimpleWords(question).replaceAll('"good"', '"bad"'));
  expect(await look('23T13:05')).toEqual([['bad', true]]);
  model.fail(status(503), Number.POSITIVE_INFINITY);
  articles.push(written('penalty', '삼성전자, 담합으로 과징금 500억원 부과', '23T13:30'));
  expect(await look('23T14:05')).toEqual([
    ['bad', false],
    ['bad', true],
  ]);
  await worker.close();
  await service.close();
  await model.close();
});
