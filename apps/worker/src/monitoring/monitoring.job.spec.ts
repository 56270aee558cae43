import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { PushKeysRepository } from '@gaemi/database/push/push-keys.repository';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import { defaultAlertSettings } from '@gaemi/domain/alerts/alert-settings';
import { status } from '@gaemi/testing/providers/faults';
import { type NaverArticle, rfc822 } from '@gaemi/testing/providers/naver-articles';
import { Types } from 'mongoose';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';

const samsung = { code: '005930', name: '삼성전자' };
const hynix = { code: '000660', name: 'SK하이닉스' };
const on = (code: string, min: 1 | 2 | 3 = 2) => ({ code, on: true, min });
const seoul = (time: string) => new Date(`${time}:00+09:00`);

let serial = 0;
/** An article under its own link. */
function article(title: string, at: Date, description = `${title}.`): NaverArticle {
  serial += 1;
  const link = `https://www.yna.co.kr/view/${serial}`;
  return { title, description, originallink: link, link, pubDate: rfc822(at) };
}

const contract = (at: Date, amount = 2_400) =>
  article(
    `삼성전자, ${amount}억원 규모 공급계약 수주`,
    at,
    `삼성전자가 해외 고객사와 ${amount}억원 규모의 공급계약을 체결했다고 공시했다.`,
  );

describe('monitoring, briefing and alerts', () => {
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
  beforeEach(() => {
    service.mail.received.length = 0;
    service.mail.setFault(() => null);
    service.naver.setArticles([]);
    service.naver.requests.length = 0;
  });
  afterEach(async () => {
    for (const name of [
      'users',
      'alert_settings',
      'stock_events',
      'monitored_stocks',
      'notified_events',
      'deliveries',
      'push_subscriptions',
      'cluster_tasks',
      'recent_gatherings',
      'archived_articles',
    ])
      await service.connection.collection(name).deleteMany({});
  });

  const at = async (time: string) => {
    service.setNow(seoul(time));
    await worker.tick();
  };
  const subjects = async () => Promise.all(service.mail.received.map(async (mail) => (await mail.parse()).subject));

  it('gathers a stock once for all of its subscribers, and mails each of them the new event at eight', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    for (const email of ['a@x.example', 'b@x.example', 'c@x.example'])
      await service.insertMember({ briefing: true, stocks: [on(samsung.code)] }, { email });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    await at('2026-11-23T07:00');
    const searches = service.naver.requests.length;
    expect(searches).toBeGreaterThan(0);
    expect(service.mail.received).toEqual([]);
    await at('2026-11-23T08:00');
    expect(service.mail.received.map(({ to }) => to).sort()).toEqual(['a@x.example', 'b@x.example', 'c@x.example']);
    const [mail] = service.mail.received;
    const { subject, text, html } = (await mail?.parse()) ?? {};
    expect(subject).toContain('새 소식 1건');
    expect(text).toContain('해외 고객사와 2,400억 원 규모의 공급계약을 체결했어요.');
    expect(html).toContain('삼성전자');
    expect(mail?.unsubscribe).toMatch(/^<https:\/\/gaemilens\.example\/u\/[\w-]{22}>$/);
    expect(mail?.unsubscribePost).toBe('List-Unsubscribe=One-Click');
  });

  it('sends nothing when there is nothing new, on closed days, and never the same event twice', async () => {
    service.setNow(seoul('2026-11-20T07:00'));
    await service.insertMember({ briefing: true, stocks: [on(samsung.code)] });
    await at('2026-11-20T08:00');
    expect(service.mail.received).toEqual([]);
    const first = contract(seoul('2026-11-20T18:00'));
    service.naver.setArticles([first]);
    await at('2026-11-21T08:00');
    await at('2026-11-22T08:00');
    expect(service.mail.received).toEqual([]);
    await at('2026-11-23T07:00');
    await at('2026-11-23T08:00');
    await at('2026-11-23T08:30');
    expect(service.mail.received).toHaveLength(1);
    // Another newspaper reports the same event.
    service.naver.setArticles([first, contract(seoul('2026-11-23T12:00'))]);
    await at('2026-11-24T07:00');
    await at('2026-11-24T08:00');
    expect(await subjects()).toEqual([expect.stringContaining('주말 사이 한 종목에 새 소식 1건')]);
  });

  it('alerts at once, leaves quiet hours to the briefing, and notifies of each event once', async () => {
    service.setNow(seoul('2026-11-23T06:30'));
    const stocks = [on(samsung.code)];
    await service.insertMember({ briefing: true, instant: true, stocks });
    service.naver.setArticles([contract(seoul('2026-11-23T06:40'))]);
    await at('2026-11-23T07:05');
    expect(service.mail.received).toEqual([]);
    await at('2026-11-23T08:01');
    expect(await subjects()).toEqual([expect.stringContaining('주말 사이')]);
    service.naver.setArticles([
      contract(seoul('2026-11-23T06:40')),
      article(
        '삼성전자, 3분기 영업손실 4,000억원…적자전환',
        seoul('2026-11-23T13:20'),
        '삼성전자가 3분기 영업손실 4,000억원을 기록해 적자전환했다고 공시했다.',
      ),
    ]);
    await at('2026-11-23T14:02');
    await at('2026-11-23T15:02');
    expect(await subjects()).toEqual([
      expect.stringContaining('주말 사이'),
      expect.stringContaining('삼성전자에 새 소식'),
    ]);
    await at('2026-11-24T07:00');
    await at('2026-11-24T08:00');
    expect(service.mail.received).toHaveLength(2);
  });

  it('monitors a stock from the round after a member has added it, and counts members once a round', async () => {
    service.setNow(seoul('2026-11-23T07:00'));
    const userId = await service.insertMember({ briefing: true, stocks: [on(samsung.code)] });
    await at('2026-11-23T07:01');
    const stocks = [on(samsung.code), on(hynix.code)];
    const chosen = { ...defaultAlertSettings, briefing: true, stocks };
    await worker.get(AlertSettingsRepository).save(userId, chosen, service.now());
    const monitored = async () =>
      (await service.connection.collection('monitored_stocks').find().toArray()).map(({ _id }) => String(_id)).sort();
    await at('2026-11-23T07:02');
    expect(await monitored()).toEqual([samsung.code]);
    await at('2026-11-23T08:01');
    expect(await monitored()).toEqual([hynix.code, samsung.code]);
  });

  describe('by push', () => {
    const addDevice = async (userId: string) => {
      const { endpoint, p256dh, auth } = service.push.subscribe(await worker.get(PushKeysRepository).findPublic());
      const device = { endpoint, p256dh, auth, device: 'Chrome', deviceKey: userId, sessionId: userId };
      await worker.get(PushSubscriptionRepository).save(userId, device, service.now());
      return endpoint;
    };
    const devicesOf = async (userId: string) =>
      (await worker.get(PushSubscriptionRepository).listOf(userId)).map(({ endpoint }) => endpoint);
    const chosen = {
      ...defaultAlertSettings,
      ...{ briefing: true, instant: true, mail: false, stocks: [on(samsung.code)] },
    };
    const happens = () => service.naver.setArticles([contract(seoul('2026-11-23T09:10'))]);
    let userId: string;
    beforeEach(async () => {
      service.push.received.length = 0;
      service.push.recover();
      service.setNow(seoul('2026-11-23T09:00'));
      userId = await service.insertMember(chosen);
    });

    it('reaches every browser of the member, encrypted for it, and notifies of the event once', async () => {
      const endpoints = [await addDevice(userId), await addDevice(userId)];
      happens();
      await at('2026-11-23T10:01');
      await at('2026-11-23T11:01');
      expect(service.push.received.map(({ endpoint }) => endpoint).sort()).toEqual(endpoints.sort());
      const [first] = service.push.received;
      expect(first?.payload).toMatchObject({ title: '삼성전자', url: '/analysis?q=005930' });
      expect(JSON.stringify(first?.payload)).toContain('해외 고객사와 2,400억 원 규모의 공급계약을 체결했어요.');
      await at('2026-11-24T08:00');
      expect(service.mail.received).toEqual([]);
    });

    it('forgets a browser that is gone; with none left the briefing has it', async () => {
      await addDevice(userId);
      happens();
      service.push.fail(status(410));
      await at('2026-11-23T10:01');
      expect(await devicesOf(userId)).toEqual([]);
      await at('2026-11-24T08:00');
      expect(service.mail.received).toHaveLength(1);
    });

    it('sends no second mail while the push service has yet to take its part', async () => {
      await worker.get(AlertSettingsRepository).save(userId, { ...chosen, mail: true }, service.now());
      await addDevice(userId);
      happens();
      service.push.fail(status(429, { retryAfter: 1_200 }));
      await at('2026-11-23T11:01');
      expect(service.mail.received).toHaveLength(1);
      service.push.recover();
      await at('2026-11-23T11:22');
      expect(service.push.received).toHaveLength(1);
      expect(service.mail.received).toHaveLength(1);
    });

    it('waits as long as the push service asks', async () => {
      await addDevice(userId);
      happens();
      service.push.fail(status(429, { retryAfter: 1_200 }));
      await at('2026-11-23T10:01');
      service.push.recover();
      await at('2026-11-23T10:15');
      expect(service.push.received).toEqual([]);
      await at('2026-11-23T10:22');
      expect(service.push.received).toHaveLength(1);
    });
  });

  it('notifies a member of no more stocks than the grade includes, and none below it', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    const stocks = [on(hynix.code), on('035420'), on('051910'), on(samsung.code)];
    await service.insertMember({ briefing: true, stocks });
    await service.insertMember({ briefing: true, stocks: [on(samsung.code)] }, { grade: 'basic' });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    await at('2026-11-23T07:00');
    await at('2026-11-23T08:00');
    expect(service.mail.received).toEqual([]);
    expect(await service.connection.collection('monitored_stocks').countDocuments({ _id: samsung.code as never })).toBe(
      0,
    );
  });

  it('looks at no stock for a suspended member, until that one is resumed', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    const _id = new Types.ObjectId(await service.insertMember({ briefing: true, stocks: [on(samsung.code)] }));
    const change = (update: object) => service.connection.collection('users').updateOne({ _id }, update);
    const monitored = () => service.connection.collection('monitored_stocks').countDocuments();
    await change({ $set: { suspension: { reason: '시험', at: service.now() } } });
    await at('2026-11-23T07:00');
    expect(await monitored()).toBe(0);
    await change({ $unset: { suspension: true } });
    await at('2026-11-23T08:01');
    expect(await monitored()).toBe(1);
  });

  it('tries again while the mail server is busy, under the same Message-ID where its answer was lost', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    await service.insertMember({ briefing: true, stocks: [on(samsung.code)] });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    await at('2026-11-23T07:00');
    service.mail.setFault(() => 'busy');
    await at('2026-11-23T08:00');
    expect(service.mail.received).toEqual([]);
    service.mail.setFault(() => 'lost-answer');
    await at('2026-11-23T08:10');
    service.mail.setFault(() => null);
    await at('2026-11-23T08:40');
    await at('2026-11-23T09:40');
    expect(service.mail.received).toHaveLength(2);
    expect(new Set(service.mail.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('lets nobody wait for a member whose settings are broken, and notifies that one once they are mended', async () => {
    service.setNow(seoul('2026-12-06T20:00'));
    const members = await Promise.all(
      ['first', 'second', 'third'].map((name) =>
        service.insertMember(
          { briefing: true, instant: true, stocks: [on(samsung.code)] },
          { email: `${name}@example.com` },
        ),
      ),
    );
    await service.insertMember({ briefing: true, stocks: [on(samsung.code)] }, { email: 'fourth@example.com' });
    // The one that every round and the briefings meet first.
    const [broken] = members.toSorted();
    const settings = service.connection.collection('alert_settings');
    const whole = await settings.findOneAndUpdate(
      { _id: new Types.ObjectId(broken) },
      { $unset: { quiet: 1, briefedFrom: 1 } },
    );
    service.naver.setArticles([contract(seoul('2026-12-06T22:10'))]);
    await at('2026-12-07T08:00');
    expect(service.mail.received).toHaveLength(3);
    const later = seoul('2026-12-07T08:40');
    service.naver.setArticles([article('삼성전자, 1조원 자사주 소각 결정', later)]);
    await at('2026-12-07T09:00');
    expect(service.mail.received).toHaveLength(5);
    const beforeMend = service.mail.received.map(({ to }) => to);
    await settings.updateOne(
      { _id: new Types.ObjectId(broken) },
      { $set: { quiet: whole?.quiet, briefedFrom: whole?.briefedFrom } },
    );
    await at('2026-12-07T09:01');
    await at('2026-12-07T09:05');
    const notified = service.mail.received.map((mail) => mail.to).toSorted();
    expect(new Set(notified).size).toBe(4);
    // The mended one is alerted to the event of the day; the briefing has that of the day before.
    expect(notified).toHaveLength(7);
    const mended = service.mail.received.filter(({ to }) => to === notified.find((each) => !beforeMend.includes(each)));
    const subjects = await Promise.all(mended.map(async (mail) => (await mail.parse()).subject));
    expect(subjects.toSorted()).toEqual([expect.stringContaining('삼성전자에'), expect.stringContaining('주말 사이')]);
  });

  it('sends the next morning what the mail server took on no day before', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    await service.insertMember({ briefing: true, stocks: [on(samsung.code)] });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    await at('2026-11-23T07:00');
    service.mail.setFault(() => 'busy');
    for (const time of ['08:00', '12:00', '16:00', '20:00', '20:20']) await at(`2026-11-23T${time}`);
    service.mail.setFault(() => null);
    await at('2026-11-24T07:00');
    expect(service.mail.received).toEqual([]);
    await at('2026-11-24T08:00');
    expect(service.mail.received).toHaveLength(1);
  });

  it('switches the mails of an address off that the server does not know, and says when', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    const userId = await service.insertMember({ briefing: true, stocks: [on(samsung.code)] });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    await at('2026-11-23T07:00');
    service.mail.setFault(() => 'unknown-address');
    await at('2026-11-23T08:00');
    const stored = await service.connection.collection('alert_settings').findOne({});
    expect(stored).toMatchObject({ briefing: false, mail: false, mailRefusedAt: seoul('2026-11-23T08:00') });
    expect(stored?._id.toString()).toBe(userId);
  });

  it('sends nothing while a member pauses', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    const pausedUntil = seoul('2026-11-24T00:00');
    await service.insertMember({ briefing: true, instant: true, pausedUntil, stocks: [on(samsung.code)] });
    service.naver.setArticles([contract(seoul('2026-11-22T22:10'))]);
    for (const time of ['07:00', '08:00', '14:00']) await at(`2026-11-23T${time}`);
    expect(service.mail.received).toEqual([]);
    await at('2026-11-24T07:00');
    await at('2026-11-24T08:00');
    expect(service.mail.received).toHaveLength(1);
  });

  it('looks at a stock once, though it takes a minute and another worker’s clock is two minutes ahead', async () => {
    service.setNow(seoul('2026-11-23T10:00'));
    await service.insertMember({ ...defaultAlertSettings, instant: true, stocks: [on(samsung.code)] });
    const other = await service.startWorker();
    service.naver.requests.length = 0;
    service.naver.holdUntil(2);
    const look = worker.tick();
    await expect.poll(() => service.naver.requests.length).toBe(1);
    service.setNow(new Date(seoul('2026-11-23T10:03').getTime() + 1_000));
    await other.tick();
    // The second request to the search lets the first one go.
    await fetch(service.naver.url);
    service.naver.recover();
    await look;
    expect(await service.connection.collection('monitored_stocks').findOne()).toMatchObject({ tries: 1, owner: null });
    await other.close();
  });

  it('goes on where a worker died: nothing is lost, nothing is notified twice', async () => {
    service.setNow(seoul('2026-11-22T20:00'));
    await service.insertMember({ ...defaultAlertSettings, briefing: true, instant: true, stocks: [on(samsung.code)] });
    service.naver.setArticles([contract(seoul('2026-11-23T09:10'))]);
    // A worker died after its claim.
    service.setNow(seoul('2026-11-23T10:00'));
    await service.connection.collection('monitored_stocks').insertOne({
      _id: samsung.code as never,
      owner: 'gone',
      triedRound: '2026-11-23T10',
      tries: 1,
      leaseUntil: seoul('2026-11-23T10:03'),
    });
    await worker.tick();
    expect(service.mail.received).toEqual([]);
    const other = await service.startWorker();
    service.setNow(seoul('2026-11-23T10:04'));
    await Promise.all([worker.tick(), other.tick()]);
    await Promise.all([worker.tick(), other.tick()]);
    expect(service.mail.received).toHaveLength(1);
    await other.close();
  });
});
