import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { Transactions } from '@gaemi/database/transactions';
import { EraseMember } from '@gaemi/database/users/erase-member';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import type { StockEvent } from '@gaemi/domain/stock-events/stock-event';
import { status } from '@gaemi/testing/providers/faults';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { foundEvent } from '../testing/found-event.ts';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const samsung = '005930';
const hynix = '000660';
const stocks = [samsung, hynix].map((code) => ({ code, on: true, min: 2 as const }));
const noQuiet = { on: false, from: '21:00', to: '08:00' };
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);

describe('notifications that had to wait', () => {
  let service: TestMonitoring;
  let workers: MonitoringWorker[];
  beforeAll(async () => {
    service = await startMonitoring();
    workers = await Promise.all([service.startWorker(), service.startWorker()]);
  });
  afterAll(async () => {
    await Promise.all(workers.map((worker) => worker.close()));
    await service.close();
  });
  beforeEach(() => {
    service.mail.received.length = 0;
    service.mail.setFault(() => null);
    service.push.received.length = 0;
    service.push.recover();
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
      await Promise.all(workers.map((worker) => worker.tick()));
    }
  };
  const insert = (time: string, settings: Partial<AlertSettings> = {}, member: { email?: string } = {}) => {
    service.setNow(seoul(time));
    return service.insertMember({ instant: true, stocks, ...settings }, member);
  };
  const settingsOf = (userId: string) => service.get(AlertSettingsRepository).find(userId);
  const change = async (userId: string, changes: Partial<AlertSettings>) => {
    const { _id, ...settings } = (await settingsOf(userId)) ?? { ...defaultAlertSettings, _id: null };
    await service.get(AlertSettingsRepository).save(userId, { ...settings, ...changes }, service.now());
  };
  const addBrowser = async (userId: string) => {
    const browser = service.push.subscribe(await service.get(PushKeysRepository).findPublic());
    await service
      .get(PushSubscriptionRepository)
      .save(userId, { ...browser, device: 'Chrome', deviceKey: userId, sessionId: '' }, service.now());
  };
  /** Stores events as an analysis of a member does: `marks` by id. */
  const store = (code: string, day: string, events: Record<string, string[]>, more: Partial<StockEvent> = {}) =>
    service.get(StockEventRepository).recognise(
      code,
      Object.entries(events).map(([id, marks]) => foundEvent(id, `2026-11-${day}`, { marks, ...more })),
      service.now(),
    );
  const found = (code: string, day: string, ...ids: string[]) =>
    store(code, day, Object.fromEntries(ids.map((id) => [id, [id]])));
  /** The ids of the events in each mail. */
  const mailed = async () => {
    const mails = await Promise.all(service.mail.received.map((mail) => mail.parse()));
    return mails.map(({ text }) => [...(text ?? '').matchAll(/news\.example\/(\w+)\//g)].map(([, id]) => id).sort());
  };
  const waiting = () => service.connection.collection('postponed_events').countDocuments();

  it('come in one mail when quiet hours end, and not again', async () => {
    await insert('23T06:00');
    await found(samsung, '23', 'a', 'b');
    await found(hynix, '23', 'c');
    await at('23T07:05', '23T07:30');
    expect(service.mail.received).toEqual([]);
    await at('23T08:00', '23T08:01', '23T09:00', '24T07:05', '24T08:00');
    expect(await mailed()).toEqual([['a', 'b', 'c']]);
    const { subject, text } = (await service.mail.received[0]?.parse()) ?? {};
    expect(subject).toBe('[개미렌즈] 삼성전자, SK하이닉스에 새 소식 3건이 있어요');
    expect(text).toContain('바로 알리지 않고 모아 둔 소식이에요.');
    expect(await waiting()).toBe(0);
  });

  it('come when quiet hours of the day end', async () => {
    await insert('23T09:00', { quiet: { on: true, from: '12:00', to: '15:30' } });
    await at('23T11:00');
    await found(samsung, '23', 'a');
    await at('23T13:00', '23T15:29');
    expect(service.mail.received).toEqual([]);
    await at('23T15:30');
    expect(await mailed()).toEqual([['a']]);
  });

  it('come of the whole weekend in one mail on Monday at eight, without quiet hours too', async () => {
    await insert('20T19:00', { quiet: noQuiet });
    await at('20T20:05');
    for (const [day, id] of [
      ['20', 'friday'],
      ['21', 'saturday'],
      ['22', 'sunday'],
    ] as const) {
      await found(samsung, day, id);
      await at(`${day}T22:00`);
    }
    await found(hynix, '22', 'hynix');
    await at('23T07:05', '23T07:59');
    expect(service.mail.received).toEqual([]);
    await at('23T08:00', '23T09:00');
    expect(await mailed()).toEqual([['friday', 'hynix', 'saturday', 'sunday']]);
  });

  it('come the next trading morning, where they passed the alerts of the day', async () => {
    await insert('20T09:00', { quiet: noQuiet });
    await at('20T10:00');
    for (const hour of ['11', '12', '13', '14', '15', '16', '17']) {
      await found(samsung, '20', `at${hour}`);
      await at(`20T${hour}:00`);
    }
    expect(service.mail.received).toHaveLength(5);
    await at('20T23:00', '21T08:00', '22T08:00');
    expect(service.mail.received).toHaveLength(5);
    await at('23T08:00', '23T09:00');
    expect((await mailed()).slice(5)).toEqual([['at16', 'at17']]);
  });

  it('wait another day where they would pass the alerts of theirs', async () => {
    await insert('23T09:00', { quiet: { on: true, from: '16:00', to: '18:00' } });
    await at('23T10:00');
    for (const hour of ['11', '12', '13', '14', '15', '16']) {
      await found(samsung, '23', `at${hour}`);
      await at(`23T${hour}:00`);
    }
    await at('23T18:00', '23T20:00');
    expect(service.mail.received).toHaveLength(5);
    await at('24T08:00');
    expect((await mailed()).slice(5)).toEqual([['at16']]);
  });

  it('join the briefing where there is one, and come in no other mail', async () => {
    await insert('22T20:00', { briefing: true, stocks: [{ code: samsung, on: true, min: 1 }] });
    await store(samsung, '23', { weak: ['weak'] }, { strength: 1 });
    await at('23T07:05', '23T08:00', '23T08:01', '23T12:00', '24T08:00');
    expect(await mailed()).toEqual([['weak']]);
    expect(await waiting()).toBe(0);
    expect(await service.connection.collection('deliveries').find().toArray()).toMatchObject([{ kind: 'briefing' }]);
  });

  it.each([
    ['switched the briefing off in between', true, false, 'postponed'],
    ['switched it on in between', false, true, 'briefing'],
  ])('come once to a member who %s', async (...[, before, after, kind]) => {
    const userId = await insert('20T19:00', { briefing: before });
    await at('20T20:05');
    await found(samsung, '20', 'friday');
    await at('23T07:05');
    await change(userId, { briefing: after });
    await at('23T08:00', '23T08:01', '23T09:30', '24T08:00');
    expect(await mailed()).toEqual([['friday']]);
    expect(await service.connection.collection('deliveries').find().toArray()).toMatchObject([{ kind }]);
  });

  it.each<[string, (userId: string) => Promise<unknown>]>([
    [
      'unsubscribed',
      async (userId) => {
        const links = service.get(UnsubscribeLinkRepository);
        await links.use(await links.create(new Types.ObjectId(userId), service.now()), service.now());
      },
    ],
    ['switched alerts off', (userId) => change(userId, { instant: false })],
    ['switched mail off', (userId) => change(userId, { mail: false })],
    ['took the stock off', (userId) => change(userId, { stocks: [] })],
    ['switched the stock off', (userId) => change(userId, { stocks: [{ code: samsung, on: false, min: 2 }] })],
    ['paused', (userId) => change(userId, { pausedUntil: seoul('30T00:00') })],
    [
      'withdrew',
      (userId) =>
        service.get(Transactions).run((session) => {
          const member = { _id: new Types.ObjectId(userId), email: 'left@x.example' };
          return service.get(EraseMember).erase(member, session);
        }),
    ],
  ])('never come to a member who %s since', async (_, act) => {
    const userId = await insert('23T06:00');
    await found(samsung, '23', 'a');
    await at('23T07:05');
    expect(await waiting()).toBe(1);
    await act(userId);
    await at('23T08:00', '23T08:10');
    expect(service.mail.received).toEqual([]);
    expect(await waiting()).toBe(0);
    expect(await service.connection.collection('notified_events').countDocuments()).toBe(0);
  });

  it('say the newest of each event, and two that turned out to be one once', async () => {
    await insert('23T06:00');
    await store(samsung, '23', { a: ['1'] }, { stage: 'reported' });
    await store(samsung, '23', { b: ['2'] });
    await store(hynix, '23', { gone: ['3'] });
    await at('23T07:05');
    expect(await waiting()).toBe(3);
    await store(samsung, '23', { c: ['1', '2'] }, { stage: 'pending', text: '나중 소식이에요.' });
    await store(hynix, '23', { gone: ['3'] }, { strength: 1 });
    await at('23T08:00', '23T09:00', '24T08:00');
    expect(service.mail.received).toHaveLength(1);
    const { subject, text } = (await service.mail.received[0]?.parse()) ?? {};
    expect(subject).toContain('새 소식 1건');
    expect(text).toContain('소문 미확정 답변');
  });

  it('come once whatever two workers with clocks two minutes apart do', async () => {
    await insert('23T06:00', { quiet: { on: true, from: '21:00', to: '08:00' } });
    await found(samsung, '23', 'early');
    await at('23T07:05');
    // The first one is ahead, the second one behind.
    service.setNow(seoul('23T08:01'));
    await workers[0]?.tick();
    await found(hynix, '23', 'late');
    service.setNow(seoul('23T07:59'));
    await workers[1]?.tick();
    await at('23T08:00', '23T08:01', '23T08:02', '23T09:00');
    expect((await mailed()).flat().sort()).toEqual(['early', 'late']);
  });

  it('go out on each channel by itself', async () => {
    const userId = await insert('23T06:00');
    await addBrowser(userId);
    await found(samsung, '23', 'a', 'b');
    await at('23T07:05');
    service.mail.setFault(() => 'busy');
    await at('23T08:00');
    expect(service.push.received.map(({ payload }) => payload)).toMatchObject([{ body: '▲ a 계약\n▲ b 계약' }]);
    expect(service.mail.received).toEqual([]);
    service.mail.setFault(() => null);
    await at('23T08:05', '23T08:30', '24T08:00');
    expect(service.push.received).toHaveLength(1);
    expect(await mailed()).toEqual([['a', 'b']]);
  });

  it('keep nobody waiting for a member whose settings are broken, who has them once they are mended', async () => {
    const members = await Promise.all(
      Array.from({ length: 7 }, (_, index) => insert('23T06:00', {}, { email: `m${index}@x.example` })),
    );
    await found(samsung, '23', 'a');
    await at('23T07:05');
    const broken = members
      .toSorted()
      .slice(0, 6)
      .map((id) => new Types.ObjectId(id));
    const settings = service.connection.collection('alert_settings');
    const { quiet } = defaultAlertSettings;
    await settings.updateMany({ _id: { $in: broken } }, { $unset: { quiet: 1 } });
    await at('23T08:00');
    expect(service.mail.received).toHaveLength(1);
    await settings.updateMany({ _id: { $in: broken } }, { $set: { quiet } });
    await at('23T08:15', '23T08:16');
    expect(new Set(service.mail.received.map(({ to }) => to)).size).toBe(7);
    expect(service.mail.received).toHaveLength(7);
  });

  it.each([
    ['quiet hours overtook', ['23T20:30', '23T21:01']],
    ['could not be sent all day', ['23T09:30', '23T12:30', '23T20:30', '23T21:31']],
  ])('come the next morning of an alert that %s, with all that waits', async (_, [begin = '', ...times]) => {
    await insert('23T09:00');
    await at('23T09:05');
    await found(samsung, '23', 'a');
    service.mail.setFault(() => 'busy');
    await at(begin, ...times);
    service.mail.setFault(() => null);
    await at('23T22:00');
    expect(service.mail.received).toEqual([]);
    await found(hynix, '24', 'b');
    await at('24T07:05', '24T08:00', '24T09:00');
    expect(await mailed()).toEqual([['a', 'b']]);
  });

  it('send nothing on a closed day, though an alert is still being attempted', async () => {
    await insert('20T19:00', { quiet: noQuiet });
    await at('20T19:30');
    await found(samsung, '20', 'a');
    service.mail.setFault(() => 'busy');
    await at('20T20:30');
    service.mail.setFault(() => null);
    await at('21T08:00', '22T08:00');
    expect(service.mail.received).toEqual([]);
    await at('23T08:00');
    expect(await mailed()).toEqual([['a']]);
  });

  describe('by push', () => {
    const shown = () =>
      service.push.received.flatMap(({ payload }) => JSON.stringify(payload).match(/e\d+ 계약/g) ?? []);

    it('follow in another one where a list was cut, each event once', async () => {
      const userId = await insert('23T06:00', { mail: false });
      await addBrowser(userId);
      const ids = Array.from({ length: 25 }, (_, index) => `e${index + 10}`);
      await found(samsung, '23', ...ids);
      await at('23T07:05', '23T08:00');
      expect(service.push.received).toHaveLength(1);
      expect(shown().length).toBeLessThan(25);
      expect(await service.connection.collection('notified_events').countDocuments()).toBe(shown().length);
      await at('23T08:01', '23T08:02', '23T08:03', '23T09:00', '24T08:00');
      expect(shown().sort()).toEqual(ids.map((id) => `${id} 계약`));
    });

    it('live through the quiet hours in which they would expire', async () => {
      const userId = await insert('23T09:00', { mail: false });
      await addBrowser(userId);
      await at('23T09:30');
      await found(samsung, '23', 'a');
      await at('23T18:00');
      expect(service.push.received).toMatchObject([{ ttl: 16 * 3_600 }]);
    });

    it('are not repeated by mail the next morning, where the mail server was away until the night', async () => {
      const userId = await insert('23T09:00');
      await addBrowser(userId);
      await at('23T09:30');
      await found(samsung, '23', 'a');
      service.mail.setFault(() => 'busy');
      await at('23T20:30', '23T21:01');
      service.mail.setFault(() => null);
      await at('24T08:00');
      expect(service.push.received).toHaveLength(1);
      expect(service.mail.received).toEqual([]);
    });

    it('come the next morning, where no push service took them before the night', async () => {
      const userId = await insert('23T09:00', { mail: false });
      await addBrowser(userId);
      await at('23T09:30');
      await found(samsung, '23', 'a');
      service.push.fail(status(503), Number.POSITIVE_INFINITY);
      await at('23T20:30', '23T21:01');
      service.push.recover();
      await at('23T22:00');
      expect(service.push.received).toEqual([]);
      await at('24T08:00', '24T09:00');
      expect(service.push.received).toHaveLength(1);
    });
  });

  it('count events of a stock as not notified that left the watchlist before a mail about others went out', async () => {
    const userId = await insert('23T06:00');
    await found(samsung, '23', 'a');
    await found(hynix, '23', 'b');
    await at('23T07:05');
    service.mail.setFault(() => 'busy');
    await at('23T08:00');
    await change(userId, { stocks: stocks.slice(0, 1) });
    service.mail.setFault(() => null);
    await at('23T08:05', '23T08:06');
    expect(await mailed()).toEqual([['a']]);
    const notified = await service.connection.collection('notified_events').find().toArray();
    expect(notified.map(({ _id }) => String(_id))).toEqual([`${userId}:${samsung}:a`]);
  });
});
