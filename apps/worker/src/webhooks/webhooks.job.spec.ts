import { AcceptAccumulation } from '@gaemi/database/accumulation/accept-accumulation';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { MemberEventRepository } from '@gaemi/database/webhooks/member-event.repository';
import { WebhookRepository } from '@gaemi/database/webhooks/webhook.repository';
import type { WebhookEvent } from '@gaemi/domain/webhooks/webhook-rules';
import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { rfc822 } from '@gaemi/testing/providers/naver-articles';
import { type StubServer, startStubServer } from '@gaemi/testing/providers/stub-server';
import { Types } from 'mongoose';
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MonitoringWorker, startMonitoring, type TestMonitoring } from '../testing/start-monitoring.ts';
import { expectedUnderFaults, sendUnderFaults } from '../testing/webhooks-under-faults.ts';
import { WebhookSchedule } from './webhook-schedule.ts';

const SESSION_SECRET = 'a secret of sixteen characters';
const sealer = createWebhookSealer(SESSION_SECRET);
const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
const seoul = (time: string) => new Date(`2026-11-${time}:00+09:00`);
const HOUR = 3_600_000;

describe('webhooks', () => {
  let service: TestMonitoring;
  let worker: MonitoringWorker;
  let receiver: StubServer;
  let inside: StubServer;
  let userId: string;
  beforeAll(async () => {
    service = await startMonitoring({ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' });
    worker = await service.startWorker();
    receiver = await startStubServer((_, response) => void response.writeHead(204).end());
    inside = await startStubServer((_, response) => void response.writeHead(204).end());
  });
  afterAll(async () => {
    await worker.close();
    await service.close();
    await Promise.all([receiver.close(), inside.close()]);
  });
  beforeEach(async () => {
    service.setNow(seoul('23T09:00'));
    userId = await service.insertMember({ instant: true, mail: true, stocks: [{ code: '005930', on: true, min: 2 }] });
    receiver.recover();
    receiver.requests.length = 0;
    inside.requests.length = 0;
    service.mail.received.length = 0;
    service.naver.setArticles([]);
  });
  afterEach(async () => {
    for (const { name } of (await service.connection.db?.listCollections().toArray()) ?? []) {
      if (!/stock_master|push_keys|migrations/.test(name)) await service.connection.collection(name).deleteMany({});
    }
  });

  const look = (by = worker) => by.get(WebhookSchedule).settle();
  const later = (ms: number) => service.setNow(new Date(service.now().getTime() + ms));

  async function addWebhook(
    events: WebhookEvent[] = ['analysis.finished', 'analysis.failed', 'alert'],
    path = '/hook',
  ) {
    const _id = new Types.ObjectId();
    await worker.get(WebhookRepository).insert({
      ...{ _id, userId: new Types.ObjectId(userId), url: `${receiver.url}${path}`, events },
      ...{ sealedSecret: sealer.seal(secret, _id.toHexString()), createdAt: service.now() },
      ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
    });
    return _id;
  }

  /** An accumulation analysis of the member that ends in error. */
  async function failAnalysis(): Promise<string> {
    await service.connection
      .collection('users')
      .updateOne({ _id: new Types.ObjectId(userId) }, { $set: { credit: 9_999 } });
    const period = { fromDay: '2026-11-19', toDay: '2026-11-20' };
    const order = { userId, requestId: crypto.randomUUID(), stockCode: '005930', stockName: '삼성전자', ...period };
    const { analysis } = await worker
      .get(AcceptAccumulation)
      .accept({ ...order, grade: 'new', cost: 10, reason: '매집비' }, service.now());
    const id = analysis._id.toHexString();
    await worker.get(RunningAccumulation).fail(id, 'no-broker-data', { at: service.now() });
    return id;
  }

  const readLog = (webhookId: Types.ObjectId) =>
    service.connection.collection('webhook_deliveries').find({ webhookId }).sort({ at: 1 }).toArray();
  const stored = (_id: Types.ObjectId) => service.connection.collection('webhooks').findOne({ _id });
  const read = (at: number) => {
    const request = receiver.requests.at(at);
    if (request === undefined) throw new Error('nothing was received');
    return new Webhook(secret).verify(request.body, request.headers as Record<string, string>) as {
      id: string;
      type: string;
      data: Record<string, unknown>;
    };
  };

  const sentAt = (headers: object) => new Date(Number(Object(headers)['webhook-timestamp']) * 1_000);

  it('are signed by replaced secrets, too, for a day', async () => {
    service.setNow(new Date());
    const hook = await addWebhook();
    const [lost, next] = [1, 7].map((byte) => `whsec_${Buffer.alloc(32, byte).toString('base64')}`) as [string, string];
    const now = service.now();
    const until = new Date(now.getTime() + 86_400_000);
    // Twice: the answer to the first press was lost, and the receiver knows the secret before both.
    for (const key of [lost, next]) {
      const sealed = sealer.seal(key, hook.toHexString());
      await worker.get(WebhookRepository).replaceSecret(userId, hook.toHexString(), { sealed, until, now });
    }
    const isSignedBy = (key: string, at: number) => {
      const { body = '', headers = {} } = receiver.requests[at] ?? {};
      const signed = new Webhook(key).sign(String(headers['webhook-id']), sentAt(headers), body);
      return String(headers['webhook-signature']).split(' ').includes(signed);
    };
    await failAnalysis();
    await look();
    expect([next, lost, secret].map((key) => isSignedBy(key, 0))).toEqual([true, true, true]);
    service.setNow(until);
    await failAnalysis();
    await look();
    expect([next, lost, secret].map((key) => isSignedBy(key, 1))).toEqual([true, false, false]);
  });

  it('hear once that an analysis failed, signed, whoever of two workers looks', async () => {
    service.setNow(new Date());
    const hook = await addWebhook();
    const id = await failAnalysis();
    const second = await service.startWorker();
    await Promise.all([look(), look(second), look()]);
    await look(second);
    await second.close();
    expect(receiver.requests).toHaveLength(1);
    expect(read(0)).toEqual({
      ...{ id: `evt_${id}`, type: 'analysis.failed', timestamp: expect.stringMatching(/Z$/) },
      data: {
        ...{ id, kind: 'accumulation', request_id: expect.any(String), stock_code: '005930', stock_name: '삼성전자' },
        ...{ status: 'failed', error: { code: 'no-broker-data', detail: expect.any(String) } },
      },
    });
    expect(await readLog(hook)).toMatchObject([{ state: 'delivered', tries: 1, lastStatus: 204, data: null }]);
  });

  it('get only the events they want; without a program nothing is kept', async () => {
    await failAnalysis();
    await look();
    expect(await service.connection.collection('member_events').countDocuments()).toBe(0);
    await addWebhook(['alert']);
    await failAnalysis();
    await look();
    expect(receiver.requests).toEqual([]);
    expect(await service.connection.collection('member_events').countDocuments()).toBe(1);
  });

  it('what happens is kept for a stream that a log-in opened, as long as it may go on', async () => {
    const kept = () => service.connection.collection('member_events').countDocuments();
    await worker.get(UserRepository).keepForStreams(userId, new Date(service.now().getTime() + HOUR));
    await failAnalysis();
    await look();
    expect(await kept()).toBe(1);
    later(HOUR);
    await failAnalysis();
    await look();
    expect(await kept()).toBe(1);
  });

  it.each([
    ['contract', '삼성전자'],
    ['', null],
  ])('hear of an alert under the rights of its source (NAVER_RIGHTS=%s)', async (rights, text) => {
    const own = await startMonitoring({
      ...{ SESSION_SECRET, WEB_ORIGIN: 'http://localhost:3000' },
      ...(rights === '' && { NAVER_RIGHTS: 'public' }),
    });
    try {
      await checkAlert(own, text);
    } finally {
      await own.close();
    }
  });

  async function checkAlert(own: TestMonitoring, text: string | null) {
    own.setNow(seoul('23T09:00'));
    const monitor = await own.startWorker();
    const member = await own.insertMember({
      instant: true,
      mail: true,
      stocks: [{ code: '005930', on: true, min: 2 }],
    });
    const _id = new Types.ObjectId();
    await monitor.get(WebhookRepository).insert({
      ...{ _id, userId: new Types.ObjectId(member), url: receiver.url, events: ['alert'], createdAt: own.now() },
      ...{ sealedSecret: sealer.seal(secret, _id.toHexString()) },
      ...{ offBecause: null, failingSince: null, deliveredAt: null, mailDueAt: null },
    });
    const link = 'https://www.yna.co.kr/view/1';
    own.naver.setArticles([
      {
        ...{ title: '삼성전자, 2400억원 규모 공급계약 수주', originallink: link, link },
        description: '삼성전자가 해외 고객사와 2400억원 규모의 공급계약을 체결했다고 공시했다.',
        pubDate: rfc822(seoul('23T09:10')),
      },
    ]);
    own.setNow(seoul('23T10:01'));
    await monitor.tick();
    await look(monitor);
    await monitor.close();
    expect(receiver.requests).toHaveLength(1);
    const { type, data } = JSON.parse(receiver.requests[0]?.body ?? '');
    expect(type).toBe('alert');
    expect(data.items).toMatchObject([
      { stock_code: '005930', side: 'good', link, type: 'orders', data_source: 'naver' },
    ]);
    if (text === null) expect(data.items[0].text).toBeNull();
    else expect(data.items[0].text).toContain('2400');
  }

  it('hear of what happens beside an event that cannot be told, which is tried again', async () => {
    service.setNow(new Date());
    await addWebhook();
    const analyses = service.connection.collection('news_analyses');
    const _id = new Types.ObjectId();
    const broken = { requestId: 'broken', stockCode: '005930', stockName: '삼성전자', state: 'done', announced: false };
    await analyses.insertOne({ ...broken, _id, userId: new Types.ObjectId(userId) });
    const id = await failAnalysis();
    await look();
    expect(read(0).data).toMatchObject({ id });
    await analyses.updateOne({ _id }, { $set: { createdAt: service.now(), failure: null } });
    await look();
    expect(receiver.requests).toHaveLength(1);
    later(60_000);
    await look();
    expect(read(1).data).toMatchObject({ id: _id.toHexString(), status: 'finished' });
  });

  it('of a suspended member get nothing, neither what waits nor what happens', async () => {
    const hook = await addWebhook();
    await failAnalysis();
    receiver.fail((response) => void response.writeHead(500).end(), Number.POSITIVE_INFINITY);
    await look();
    const id = new Types.ObjectId(userId);
    const suspend = (change: object) => service.connection.collection('users').updateOne({ _id: id }, change);
    await suspend({ $set: { suspension: { reason: '시험', at: service.now() } } });
    const before = receiver.requests.length;
    await failAnalysis();
    later(HOUR);
    await look();
    expect(receiver.requests).toHaveLength(before);
    expect(await readLog(hook)).toMatchObject([{ state: 'failed', lastError: 'suspended' }]);
    await suspend({ $unset: { suspension: true } });
  });

  describe('under faults', () => {
    const answers = (status: number, headers = {}) =>
      receiver.fail((response) => void response.writeHead(status, headers).end(), Number.POSITIVE_INFINITY);

    const lookForADay = async () => {
      for (let hours = 0; hours < 26; hours += 1) {
        await look();
        later(HOUR);
      }
    };

    it.each([500, 404, 302])('get a message again after %i, under the same id and a new time', async (status) => {
      const hook = await addWebhook();
      answers(status, { location: inside.url });
      const id = await failAnalysis();
      await look();
      later(6_000);
      await look();
      receiver.recover();
      later(2 * 60_000);
      await look();
      expect(receiver.requests.map(({ headers }) => headers['webhook-id'])).toEqual(Array(3).fill(`evt_${id}`));
      expect(new Set(receiver.requests.map(({ headers }) => headers['webhook-timestamp'])).size).toBe(3);
      expect(new Set(receiver.requests.map(({ body }) => body)).size).toBe(1);
      expect(inside.requests).toEqual([]);
      expect(await readLog(hook)).toMatchObject([{ state: 'delivered', tries: 3 }]);
      expect(await stored(hook)).toMatchObject({ failingSince: null, offBecause: null });
    });

    it('wait as long as the receiver asks', async () => {
      await addWebhook();
      answers(429, { 'retry-after': '3600' });
      await failAnalysis();
      await look();
      later(30 * 60_000);
      await look();
      expect(receiver.requests).toHaveLength(1);
      later(31 * 60_000);
      await look();
      expect(receiver.requests).toHaveLength(2);
    });

    it('are given up after a day, and off with one mail after five days without success', async () => {
      const hook = await addWebhook();
      answers(500);
      await failAnalysis();
      await lookForADay();
      expect(await readLog(hook)).toMatchObject([{ state: 'failed', lastStatus: 500, data: null }]);
      expect(receiver.requests.length).toBeLessThanOrEqual(9);
      expect(await stored(hook)).toMatchObject({ offBecause: null });
      later(4 * 24 * HOUR);
      await failAnalysis();
      service.mail.setFault(() => 'busy');
      await look();
      expect(await stored(hook)).toMatchObject({ offBecause: null });
      await lookForADay();
      expect(await stored(hook)).toMatchObject({ offBecause: 'failing' });
      service.mail.setFault(() => null);
      later(HOUR);
      await look();
      await look();
      expect(service.mail.received).toHaveLength(1);
      const { subject, text } = (await service.mail.received[0]?.parse()) ?? {};
      expect(subject).toBe('[개미렌즈] 웹훅을 껐어요');
      expect(text).toContain('5일 동안 한 번도 보내지 못해서');
      const before = receiver.requests.length;
      await failAnalysis();
      await look();
      later(HOUR);
      await look();
      expect(receiver.requests).toHaveLength(before);
    });

    it('end at once where the receiver is gone (410), and what waits with them', async () => {
      const hook = await addWebhook();
      answers(410);
      await failAnalysis();
      await look();
      expect(await stored(hook)).toMatchObject({ offBecause: 'gone' });
      expect((await readLog(hook)).every(({ state }) => state === 'failed')).toBe(true);
      expect(service.mail.received).toHaveLength(1);
    });

    it('a slow one does not hold up another', async () => {
      const slow = await startStubServer(() => undefined);
      const hook = await addWebhook();
      await service.connection.collection('webhooks').updateOne({ _id: hook }, { $set: { url: slow.url } });
      for (let at = 0; at < 6; at += 1) await failAnalysis();
      await worker.get(WebhookSchedule).look();
      await addWebhook(['analysis.failed'], '/quick');
      await failAnalysis();
      await worker.get(WebhookSchedule).look();
      await expect.poll(() => receiver.requests.length).toBe(1);
      expect(slow.requests.length).toBeLessThanOrEqual(4);
      await slow.close();
      await look();
    });

    it('a worker that dies loses nothing, and a clock that was ahead holds nothing up', async () => {
      const hook = await addWebhook();
      await failAnalysis();
      await look();
      const row = { webhookId: hook };
      const ahead = new Date(service.now().getTime() + 30 * 60_000);
      await service.connection
        .collection('webhook_deliveries')
        .updateOne(row, { $set: { state: 'waiting', owner: 'dead', leaseUntil: ahead, data: {} } });
      await look();
      expect(receiver.requests).toHaveLength(2);
      const [first, second] = receiver.requests.map(({ headers }) => headers['webhook-id']);
      expect(second).toBe(first);
    });

    it('many at once to receivers that fail: nothing lost, nothing doubled, nothing sent inside', async () => {
      const second = await service.startWorker();
      const each = 8;
      const workers = [worker, second];
      const { ids, outcomes, insideRequests } = await sendUnderFaults(service, { workers, sealer, secret, each });
      await second.close();
      expect(outcomes).toMatchObject(expectedUnderFaults(each));
      for (const { taken } of [outcomes.quick, outcomes.flaky, outcomes.slow])
        expect(taken.toSorted()).toEqual(ids.toSorted());
      expect(insideRequests).toBe(0);
    });
  });

  it('the events of a member stand in one order, for programs with a key, too', async () => {
    const key = { keyHash: 'x', name: '도구', scopes: ['read' as const], ending: 'abcd', madeUnder: 'y', salt: 'z' };
    await worker
      .get(ApiKeyRepository)
      .insert({ ...key, userId: new Types.ObjectId(userId), createdAt: service.now(), dailyCreditLimit: 150 }, 'x');
    const ids = [await failAnalysis(), await failAnalysis(), await failAnalysis()];
    await Promise.all([look(), look(await service.startWorker())]);
    const events = await worker.get(MemberEventRepository).listAfter(userId, 0, 10);
    expect(new Set(events.map(({ _id }) => _id.toHexString()))).toEqual(new Set(ids));
    expect(events.map(({ place }) => place)).toEqual(events.map(({ place }) => place).toSorted((a, b) => a - b));
  });
});
