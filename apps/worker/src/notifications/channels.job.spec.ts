import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { UnsubscribeLinkRepository } from '@gaemi/database/alerts/unsubscribe-link.repository';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import { type AlertSettings, defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { createLogger } from '@gaemi/runtime/logging/logger';
import { deliveries as deliveredOf } from '@gaemi/runtime/metrics/metrics';
import { status } from '@gaemi/testing/providers/faults';
import type { MailFault } from '@gaemi/testing/providers/mail-stub';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const samsung = '005930';
const stocks = [{ code: samsung, on: true, min: 2 as const }];
const logger = createLogger({ app: 'test', level: 'silent' });
const infos = vi.spyOn(logger, 'info');
const seoul = (time: string) => new Date(`${time}:00+09:00`);

describe('the channels of a notification', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  beforeAll(async () => {
    service = await startMonitoring({}, logger);
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
    service.push.recover();
    service.naver.setArticles([]);
    infos.mockClear();
  });
  afterEach(async () => {
    const { db } = service.connection;
    for (const { name } of (await db?.listCollections().toArray()) ?? []) {
      if (!/stock_master|push_keys|migrations/.test(name)) await service.connection.collection(name).deleteMany({});
    }
  });

  const at = async (time: string) => {
    service.setNow(seoul(`2026-11-${time}`));
    await worker.tick();
  };
  const settingsOf = (userId: string) => worker.get(AlertSettingsRepository).find(userId);
  const change = async (userId: string, changes: Partial<AlertSettings>) => {
    const { _id, ...settings } = (await settingsOf(userId)) ?? { ...defaultAlertSettings, _id: null };
    await worker.get(AlertSettingsRepository).save(userId, { ...settings, ...changes }, service.now());
  };
  const addBrowser = async (userId: string) => {
    const browser = service.push.subscribe(await worker.get(PushKeysRepository).findPublic());
    await worker
      .get(PushSubscriptionRepository)
      .save(userId, { ...browser, device: 'Chrome', deviceKey: String(userId), sessionId: '' }, service.now());
    return browser.endpoint;
  };
  const browsersOf = (userId: string) => worker.get(PushSubscriptionRepository).listOf(userId);
  const happens = (time: string, amount = 2_400) => {
    const link = `https://www.yna.co.kr/view/${amount}`;
    const description = `삼성전자가 해외 고객사와 ${amount}억원 규모의 공급계약을 체결했다고 공시했다.`;
    const title = `삼성전자, ${amount}억원 규모 공급계약 수주`;
    const pubDate = rfc822(seoul(`2026-11-${time}`));
    return { title, description, originallink: link, link, pubDate };
  };
  const deliveries = () => service.connection.collection('deliveries').find().toArray();
  const waiting = () => service.connection.collection('postponed_events').countDocuments();
  const tokenIn = (index = -1) =>
    /\/u\/([\w-]{22})/.exec(service.mail.received.at(index)?.unsubscribe ?? '')?.[1] ?? '';

  describe('of an alert', () => {
    let userId: string;
    beforeEach(async () => {
      service.setNow(seoul('2026-11-23T09:00'));
      userId = await service.insertMember({ instant: true, mail: true, stocks });
      service.naver.setArticles([happens('23T09:10')]);
    });

    it.each([401, 403, 413, 500, 503])('mail goes out though push services answer %i', async (code) => {
      await addBrowser(userId);
      service.push.fail(status(code), Number.POSITIVE_INFINITY);
      await at('23T10:01');
      expect(service.mail.received).toHaveLength(1);
      for (const time of ['23T10:02', '23T10:30', '23T11:30', '23T20:50', '23T21:30']) await at(time);
      expect(service.mail.received).toHaveLength(1);
      expect(await deliveries()).toMatchObject([{ due: false, mail: 'sent', push: 'lapsed' }]);
      expect(await browsersOf(userId)).toHaveLength(1);
    });

    it('push goes out though the mail server refuses mail, which is tried again', async () => {
      await addBrowser(userId);
      service.mail.setFault(() => 'busy');
      await at('23T10:01');
      expect(service.push.received).toHaveLength(1);
      service.mail.setFault(() => null);
      await at('23T10:05');
      expect(service.mail.received).toHaveLength(1);
      expect(service.push.received).toHaveLength(1);
    });

    it('goes out once on each channel, though a crash keeps the end of its delivery from the store', async () => {
      await addBrowser(userId);
      const { connection } = service;
      const data = { failCommands: ['update'], namespace: `${connection.name}.deliveries`, errorCode: 8 };
      const failPoint = { configureFailPoint: 'failCommand', data };
      // The note of each channel is stored.
      await connection
        .getClient()
        .db('admin')
        .command({ ...failPoint, mode: { skip: 2 } });
      await at('23T10:01');
      await connection
        .getClient()
        .db('admin')
        .command({ ...failPoint, mode: 'off' });
      expect(await deliveries()).toMatchObject([{ due: true, mail: 'sent', push: 'sent' }]);
      await at('23T10:06');
      expect([service.mail.received.length, service.push.received.length]).toEqual([1, 1]);
      expect(await deliveries()).toMatchObject([{ due: false, mail: 'sent', push: 'sent' }]);
    });

    it('says by mail when it was known, where the mail server took none for hours', async () => {
      service.mail.setFault(() => 'busy');
      await at('23T10:01');
      service.mail.setFault(() => null);
      await at('23T11:31');
      const mail = await service.mail.received[0]?.parse();
      expect(mail?.text).toContain('오전 10시 1분에 알게 된 소식이에요. 메일이 늦게 나갔어요.');
      expect(mail?.text).not.toContain('조금 전에');
    });

    it('reaches no member who was suspended while it waited', async () => {
      await addBrowser(userId);
      service.mail.setFault(() => 'busy');
      service.push.fail(status(503), 1);
      await at('23T10:01');
      service.mail.setFault(() => null);
      const suspension = { reason: 'a', at: service.now() };
      await service.connection
        .collection('users')
        .updateOne({ _id: new Types.ObjectId(userId) }, { $set: { suspension } });
      await at('23T10:10');
      expect(service.mail.received).toEqual([]);
      expect(service.push.received).toEqual([]);
      expect(await deliveries()).toMatchObject([{ due: false, mail: 'lapsed', push: 'lapsed' }]);
    });

    it('one browser never decides for another: it is tried again alone', async () => {
      await change(userId, { mail: false });
      const [first, second] = [await addBrowser(userId), await addBrowser(userId)];
      service.push.fail((response, { path }) => {
        const isSecond = new URL(second).pathname === path;
        response.writeHead(isSecond ? 503 : 403).end();
      }, 2);
      await at('23T10:01');
      expect(service.push.received).toEqual([]);
      await at('23T10:05');
      expect(service.push.received.map(({ endpoint }) => endpoint)).toEqual([second]);
      expect((await browsersOf(userId)).map(({ endpoint }) => endpoint)).toContain(first);
    });

    it.each<[string, () => Promise<unknown>]>([
      [
        'unsubscribed',
        () =>
          worker
            .get(UnsubscribeLinkRepository)
            .create(new Types.ObjectId(userId), service.now())
            .then((token) => worker.get(UnsubscribeLinkRepository).use(token, service.now())),
      ],
      ['switched mail off', () => change(userId, { mail: false })],
      ['took the stock off', () => change(userId, { stocks: [] })],
      ['switched the stock off', () => change(userId, { stocks: [{ code: samsung, on: false, min: 2 }] })],
      ['paused', () => change(userId, { pausedUntil: seoul('2026-12-01T00:00') })],
    ])('none is used for a member who %s while it waited', async (_, act) => {
      service.mail.setFault(() => 'busy');
      await at('23T10:01');
      await act();
      service.mail.setFault(() => null);
      await at('23T10:10');
      expect(service.mail.received).toEqual([]);
      expect(await deliveries()).toMatchObject([{ due: false, mail: 'lapsed' }]);
      expect(await service.connection.collection('notified_events').countDocuments()).toBe(0);
    });

    it('push is attempted for the rest of the day where no briefing would follow', async () => {
      await change(userId, { mail: false });
      await addBrowser(userId);
      service.push.fail(status(503), Number.POSITIVE_INFINITY);
      for (const time of ['23T10:01', '23T12:30', '23T14:30']) await at(time);
      service.push.recover();
      await at('23T15:30');
      expect(service.push.received).toHaveLength(1);
    });

    it('comes on another channel that the member has by then, where the only one is gone', async () => {
      service.mail.setFault(() => 'busy');
      await at('23T10:01');
      await addBrowser(userId);
      service.mail.setFault(() => 'unknown-address');
      for (const time of ['23T10:02', '23T10:03', '23T10:30', '24T08:00']) await at(time);
      expect(service.push.received).toHaveLength(1);
      expect(await deliveries()).toMatchObject([{ mail: 'lapsed' }, { mail: 'none', push: 'sent' }]);
      expect(await waiting()).toBe(0);
    });

    it('ends, and says why, where no channel is left', async () => {
      await change(userId, { mail: false });
      await addBrowser(userId);
      service.push.fail(status(410));
      deliveredOf.reset();
      for (const time of ['23T10:01', '23T10:02', '23T10:30', '24T08:00']) await at(time);
      expect(await deliveries()).toMatchObject([{ due: false, push: 'lapsed' }]);
      expect(await waiting()).toBe(0);
      const outcomes = (await deliveredOf.get()).values.map(({ labels, value }) => ({ ...labels, value }));
      expect(outcomes).toEqual([{ kind: 'alert', outcome: 'unreachable', value: 1 }]);
      const said = infos.mock.calls.filter(([, message]) => String(message).startsWith('a notification reached'));
      expect(said).toMatchObject([[{ kind: 'alert', outcome: 'unreachable' }, expect.any(String)]]);
    });

    it('one that lapsed takes no place among the alerts of the day', async () => {
      await change(userId, { briefing: true });
      service.mail.setFault(() => 'busy');
      const news = [happens('23T09:10')];
      for (const [index, hour] of ['10', '11', '12', '13', '14'].entries()) {
        news.push(happens(`23T${hour}:00`, 3_000 + index * 1_000));
        service.naver.setArticles(news);
        await at(`23T${hour}:30`);
      }
      await at('23T17:00');
      expect((await deliveries()).filter(({ mail }) => mail === 'lapsed').length).toBeGreaterThan(4);
      service.mail.setFault(() => null);
      service.naver.setArticles([...news, happens('23T17:10', 9_000)]);
      await at('23T18:01');
      expect(service.mail.received).toHaveLength(1);
    });
  });

  describe('of a briefing', () => {
    const brief = async (email?: string) => {
      service.setNow(seoul('2026-11-22T20:00'));
      const member = email === undefined ? {} : { email };
      const userId = await service.insertMember({ briefing: true, stocks }, member);
      service.naver.setArticles([happens('22T22:10')]);
      return userId;
    };
    const faults: [string, MailFault][] = [
      ['blocks our host', 'blocked'],
      ['asks for DMARC', { at: 'data', code: 550, text: '5.7.26 unauthenticated' }],
      ['has no quota left for us', { at: 'recipient', code: 550, text: '5.4.5 Daily sending quota exceeded' }],
      ['refuses our sender', { at: 'recipient', code: 553, text: '5.7.1 Sender address rejected' }],
      ['refuses the content', 'refused'],
      ['gives no reason', { at: 'recipient', code: 550, text: 'no' }],
    ];

    it.each(faults)('nobody loses mails, or the day, to a server that %s', async (_, fault) => {
      const users = [await brief(), await brief(), await brief()];
      await at('23T07:00');
      service.mail.setFault(() => fault);
      await at('23T08:00');
      await at('23T08:05');
      expect(service.mail.received).toEqual([]);
      for (const userId of users) {
        expect(await settingsOf(userId)).toMatchObject({ briefing: true, mail: true, mailRefusedAt: null });
      }
      service.mail.setFault(() => null);
      await at('23T09:30');
      expect(service.mail.received).toHaveLength(3);
      expect((await settingsOf(users[0] ?? ''))?.mailDoubtedOn).toBeUndefined();
    });

    it('ends with an address that is refused without a reason on three days', async () => {
      const userId = await brief();
      service.mail.setFault(() => ({ at: 'recipient', code: 550, text: 'no' }));
      for (const day of ['23', '24', '25']) {
        expect(await settingsOf(userId)).toMatchObject({ mail: true });
        for (const time of ['07:00', '08:00', '12:00', '20:01']) await at(`${day}T${time}`);
      }
      expect(await settingsOf(userId)).toMatchObject({ mail: false, briefing: false });
    });

    it('reaches every member behind twenty whose settings are broken', async () => {
      const broken = await Promise.all(Array.from({ length: 25 }, (_, index) => brief(`broken${index}@x.example`)));
      const ids = broken.map((id) => new Types.ObjectId(id));
      await service.connection
        .collection('alert_settings')
        .updateMany({ _id: { $in: ids } }, { $unset: { briefedFrom: 1 } });
      await brief('healthy@x.example');
      await at('23T07:00');
      await at('23T08:00');
      expect(service.mail.received.map(({ to }) => to)).toEqual(['healthy@x.example']);
    });

    it('has an unsubscribe link of its own in each mail, of which a refused mail leaves none', async () => {
      const userId = await brief();
      await at('23T07:00');
      service.mail.setFault(() => 'busy');
      await at('23T08:00');
      const links = service.connection.collection('unsubscribe_links');
      expect(await links.countDocuments()).toBe(0);
      service.mail.setFault(() => null);
      await at('23T08:10');
      const first = tokenIn();
      service.naver.setArticles([happens('22T22:10'), happens('23T18:00', 7_100)]);
      await at('24T07:00');
      await at('24T08:00');
      const second = tokenIn();
      expect(service.mail.received).toHaveLength(2);
      expect(second).not.toBe(first);
      expect(JSON.stringify(await links.find().toArray())).not.toMatch(new RegExp(`${first}|${second}`));
      expect(await worker.get(UnsubscribeLinkRepository).use(first, service.now())).toBe(true);
      expect(await settingsOf(userId)).toMatchObject({ briefing: false, mail: false });
    });
  });
});
