import { newDelivery } from '@gaemi/database/webhooks/webhook-delivery.repository';
import { createWebhookSealer } from '@gaemi/runtime/secrets/sealed-text';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { SESSION_SECRET, startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

type Browser = ReturnType<TestApi['browser']>;
const url = 'https://bot.example.com/hook';
let members = 0;
let browser: Browser;
let userId: Types.ObjectId;
beforeEach(async () => {
  members += 1;
  ({ _id: userId } = await api.addMember(`hooks${members}@example.com`));
  browser = await api.logIn(`hooks${members}@example.com`);
});

const make = (body: object = { url, events: ['alert'] }, by = browser) => by.post('/api/v1/webhooks').send(body);
const stored = (id: string) => api.connection.collection('webhooks').findOne({ _id: new Types.ObjectId(id) });

describe('webhooks', () => {
  it('are made with a secret that is told once and sealed in the store', async () => {
    const { body } = await make().expect(201);
    const { secret, ...item } = body;
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(item).toEqual({
      ...{ id: expect.any(String), url, events: ['alert'], enabled: true, switched_off_because: null },
      ...{ failing_since: null, last_delivered_at: null, created_at: expect.stringMatching(/Z$/) },
    });
    expect((await browser.get('/api/v1/webhooks').expect(200)).body).toEqual({ items: [item] });
    const kept = await stored(item.id);
    expect(JSON.stringify(kept)).not.toContain(secret.slice(6));
    expect(createWebhookSealer(SESSION_SECRET).open(kept?.sealedSecret, item.id)).toBe(secret);
    expect(api.logs.join('')).not.toContain(secret);
    const exported = await browser.get('/api/v1/users/me/export');
    expect(JSON.stringify(exported.body)).not.toContain(kept?.sealedSecret);
  });

  it.each([
    ['https://예시.한국/훅?이름=값', 'https://xn--vv4b11d.xn--3e0b707e/%ED%9B%85?%EC%9D%B4%EB%A6%84=%EA%B0%92'],
    ['https://bot.example.com/a b', 'https://bot.example.com/a%20b'],
    ['HTTPS://bot.example.com', 'HTTPS://bot.example.com'],
  ])('tell the address %s as the URI that the API promises', async (address, uri) => {
    const { body } = await make({ url: address, events: ['alert'] }).expect(201);
    expect(body.url).toBe(uri);
    expect((await stored(body.id))?.url).toBe(address);
    expect((await browser.get('/api/v1/webhooks').expect(200)).body.items).toMatchObject([{ url: uri }]);
  });

  it('get a new secret, beside which the one before signs for a day, and none of another member', async () => {
    const { body: made } = await make().expect(201);
    const replaced = await browser.post(`/api/v1/webhooks/${made.id}/secret`).expect(200);
    expect(replaced.body).toEqual({ ...made, secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/) });
    expect(replaced.body.secret).not.toBe(made.secret);
    const { sealedSecret, formerSecrets } = Object(await stored(made.id)) as {
      sealedSecret: string;
      formerSecrets: [{ sealed: string; until: Date }];
    };
    const [formerSecret] = formerSecrets;
    const sealer = createWebhookSealer(SESSION_SECRET);
    expect([sealedSecret, formerSecret.sealed].map((sealed) => sealer.open(sealed, made.id))).toEqual([
      ...[replaced.body.secret, made.secret],
    ]);
    const toCome = formerSecret.until.getTime() - Date.now();
    expect(toCome).toBeGreaterThan(86_400_000 - 60_000);
    expect(toCome).toBeLessThanOrEqual(86_400_000);
    const exported = await browser.get('/api/v1/users/me/export');
    expect(JSON.stringify(exported.body)).not.toContain(formerSecret.sealed);
    await api.addMember(`other-${made.id}@example.com`);
    const other = await api.logIn(`other-${made.id}@example.com`);
    await other.post(`/api/v1/webhooks/${made.id}/secret`).expect(404);
    expect((await stored(made.id))?.sealedSecret).toBe(sealedSecret);
  });

  it('are made once under one Idempotency-Key, whichever answer is lost, and not again much later', async () => {
    const id = crypto.randomUUID();
    const press = (body: object, by = browser) => make(body, by).set('idempotency-key', id);
    const [both, alone] = [
      { url, events: ['alert', 'analysis.failed'] },
      { url, events: ['alert'] },
    ];
    const answers = await Promise.all([press(both), press(both), press({ url, events: both.events.toReversed() })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const [{ body: made } = { body: {} }] = answers;
    expect((await browser.get('/api/v1/webhooks').expect(200)).body.items).toHaveLength(1);
    expect((await press(alone).expect(409)).body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(JSON.stringify(await stored(made.id))).not.toContain(id);
    await api.addMember(`second-${made.id}@example.com`);
    const other = await press(both, await api.logIn(`second-${made.id}@example.com`)).expect(201);
    expect(other.body.secret).not.toBe(made.secret);
    const long = { $set: { createdAt: new Date(api.clock.now().getTime() - 2 * 3_600_000) } };
    await api.connection.collection('webhooks').updateMany({}, long);
    await press(both).expect(409);
  });

  it('tell a repeat no secret that was replaced, and none of a press whose secret was', async () => {
    const id = crypto.randomUUID();
    const press = () => make().set('idempotency-key', id);
    const { body: made } = await press().expect(201);
    await browser
      .patch(`/api/v1/webhooks/${made.id}`)
      .send({ url: `${url}/1` })
      .expect(200);
    expect((await press().expect(201)).body).toEqual({ ...made, url: `${url}/1` });
    await browser.post(`/api/v1/webhooks/${made.id}/secret`).expect(200);
    await press().expect(409);
  });

  it('take an address as a phone writes its beginning', async () => {
    const { body } = await make({ url: ' Https://Bot.example.com/hook ', events: ['alert'] }).expect(201);
    expect(body.url).toBe('Https://Bot.example.com/hook');
  });

  it.each([
    [{ url: 'http://bot.example.com/hook', events: ['alert'] }, 'url'],
    [{ url: 'http://192.168.0.2/hook', events: ['alert'] }, 'url'],
    [{ url: 'https://10.0.0.1/hook', events: ['alert'] }, 'url'],
    [{ url: 'https://169.254.169.254/latest', events: ['alert'] }, 'url'],
    [{ url: 'nonsense', events: ['alert'] }, 'url'],
    [{ url, events: [] }, 'events'],
    [{ url, events: ['alert', 'alert'] }, 'events'],
    [{ url, events: ['member.withdrawn'] }, 'events'],
    [{ url, events: ['alert'], secret: 'mine' }, 'secret'],
  ])('refuse %j with a sentence for the field', async (body, field) => {
    const refused = await make(body).expect(400);
    expect(Object.keys(refused.body.fields).join()).toContain(field);
    expect(refused.body.detail).toBe(Object.values(refused.body.fields)[0]);
  });

  it('are told which events there are where one is none', async () => {
    const { body } = await make({ url, events: ['alert', 'member.withdrawn'] }).expect(400);
    expect(body.fields).toEqual({ 'events.1': '받을 수 있는 소식은 analysis.finished, analysis.failed, alert입니다.' });
  });

  it('are told that an event is chosen twice, new and changed', async () => {
    const { body: made } = await make().expect(201);
    for (const events of [['alert', 'alert'], Array.from({ length: 9 }, () => 'alert')]) {
      const repeated = { events: '같은 소식은 한 번만 선택해주세요.' };
      expect((await make({ url, events }).expect(400)).body.fields).toEqual(repeated);
      expect((await browser.patch(`/api/v1/webhooks/${made.id}`).send({ events }).expect(400)).body.fields).toEqual(
        repeated,
      );
    }
  });

  it('are at most five', async () => {
    for (let made = 0; made < 5; made += 1) await make().expect(201);
    const refused = await make().expect(409);
    expect(refused.body).toEqual({
      ...{ code: 'WEBHOOKS_FULL' },
      detail: '웹훅은 5개까지 만들 수 있어요. 쓰지 않는 웹훅을 삭제한 뒤 다시 시도해주세요.',
    });
  });

  it('are changed, switched off and on, and removed by their member only', async () => {
    const { body } = await make().expect(201);
    const path = `/api/v1/webhooks/${body.id}`;
    await api.addMember(`thief${members}@example.com`);
    const thief = await api.logIn(`thief${members}@example.com`);
    await thief.patch(path).send({ enabled: false }).expect(404);
    await thief.get(`${path}/deliveries`).expect(404);
    await thief.post(`${path}/test`).expect(404);
    await thief.delete(path).expect(404);
    await browser.patch(path).send({ url: 'https://10.0.0.1/' }).expect(400);
    const { body: test } = await browser.post(`${path}/test`).expect(202);
    expect(test).toMatchObject({ event: 'test', state: 'waiting', tries: 0, status: null });
    const failing = { $set: { failingSince: new Date('2026-11-20T00:00:00Z') } };
    await api.connection.collection('webhooks').updateOne({ _id: new Types.ObjectId(body.id) }, failing);
    const moved = await browser
      .patch(path)
      .send({ url: `${url}/1` })
      .expect(200);
    expect(moved.body).toMatchObject({ url: `${url}/1`, failing_since: null });
    const off = await browser.patch(path).send({ enabled: false }).expect(200);
    expect(off.body).toMatchObject({ enabled: false, switched_off_because: 'member' });
    const log = await browser.get(`${path}/deliveries`).expect(200);
    expect(log.body).toMatchObject({ total: 1, items: [{ id: test.id, state: 'failed', error: 'switched-off' }] });
    const changed = await browser
      .patch(path)
      .send({ enabled: true, url: `${url}/2`, events: ['analysis.failed'] })
      .expect(200);
    expect(changed.body).toMatchObject({ enabled: true, url: `${url}/2`, events: ['analysis.failed'] });
    await browser.delete(path).expect(204);
    await browser.delete(path).expect(404);
    const left = { webhookId: new Types.ObjectId(body.id) };
    expect(await api.connection.collection('webhook_deliveries').countDocuments(left)).toBe(0);
  });

  it('stand for themselves: what is done to one is done to no other, nor to its log', async () => {
    const { body: older } = await make().expect(201);
    const { body: one } = await make({ url: `${url}/one`, events: ['alert'] }).expect(201);
    const { body: newer } = await make().expect(201);
    const toPath = ({ id }: { id: string }) => `/api/v1/webhooks/${id}`;
    const change = async (what: object) => (await browser.patch(toPath(one)).send(what).expect(200)).body;
    const attempt = async (hook: { id: string }) => (await browser.post(`${toPath(hook)}/test`).expect(202)).body;
    const readLog = async (hook: { id: string }) => (await browser.get(`${toPath(hook)}/deliveries`).expect(200)).body;
    const others = async () => [
      await stored(older.id),
      await stored(newer.id),
      await readLog(older),
      await readLog(newer),
    ];
    const deliveries = api.connection.collection('webhook_deliveries');
    const of = (id: string) => ({ eventId: new Types.ObjectId(id.replace('evt_', '')) });
    const row = (id: string) => deliveries.findOne(of(id));

    const kept = [await attempt(older), await attempt(newer)];
    const [arrived, waiting] = [await attempt(one), await attempt(one)];
    expect(await readLog(one)).toMatchObject({ total: 2, items: [waiting, arrived] });
    const untouched = await others();
    expect(untouched).toMatchObject([{}, {}, { total: 1, items: [kept[0]] }, { total: 1, items: [kept[1]] }]);
    const sent = await row(waiting.event_id);
    expect(sent?.data).toEqual({ message: expect.stringContaining('웹훅') });
    expect([sent?.endsAt - sent?.nextTryAt, sent?.removeAt - sent?.nextTryAt]).toEqual([120_000, 30 * 86_400_000]);
    await deliveries.updateOne(of(arrived.event_id), { $set: { state: 'delivered' } });

    expect(await change({ events: ['analysis.failed', 'alert'] })).toMatchObject({ enabled: true });
    expect((await readLog(one)).items).toMatchObject([{ state: 'waiting' }, { state: 'delivered' }]);
    await change({ enabled: false });
    expect((await row(waiting.event_id))?.data).toBeNull();
    const ended = { state: 'failed', error: 'switched-off', next_try_at: null };
    expect((await readLog(one)).items).toMatchObject([ended, { state: 'delivered', error: null }]);
    // Another change does not switch it on again.
    expect(await change({ events: ['alert'] })).toMatchObject({ enabled: false });
    const failing = { $set: { offBecause: 'failing', failingSince: new Date('2026-11-20T00:00:00Z') } };
    await api.connection.collection('webhooks').updateOne({ _id: new Types.ObjectId(one.id) }, failing);
    expect(await change({ enabled: true })).toMatchObject({ enabled: true, failing_since: null });
    await browser.post(`${toPath(one)}/secret`).expect(200);
    const [former] = (await stored(one.id))?.formerSecrets ?? [];
    expect(createWebhookSealer(SESSION_SECRET).open(former.sealed, one.id)).toBe(one.secret);
    await browser.delete(toPath(one)).expect(204);
    expect(await others()).toEqual(untouched);
    const { body: list } = await browser.get('/api/v1/webhooks').expect(200);
    expect(list.items.map(({ id }: { id: string }) => id)).toEqual([newer.id, older.id]);
  });

  it('open to no API key, and end with their member', async () => {
    const { body: hook } = await make().expect(201);
    const { body: key } = await browser.post('/api/v1/api-keys').send({ name: '도구', scopes: ['read'] });
    await api.browser().get('/api/v1/webhooks').set('authorization', `Bearer ${key.key}`).expect(403);
    const message = newDelivery({ _id: new Types.ObjectId(hook.id), userId }, event(), new Date());
    await api.connection.collection('webhook_deliveries').insertOne(message);
    await browser.delete('/api/v1/users/sign-out').expect(204);
    expect(await stored(hook.id)).toBeNull();
    expect(await api.connection.collection('webhook_deliveries').countDocuments({ userId })).toBe(0);
  });

  it('may be of this very machine where the service is offered there', async () => {
    await make({ url: 'http://127.0.0.1:4000/hook', events: ['alert'] }).expect(201);
  });
});

const event = () => ({ eventId: new Types.ObjectId(), type: 'alert', at: new Date(), data: { items: [] } }) as const;

describe('GET /api/v1/event-stream', () => {
  let place = 0;
  async function happens(items: object[] = []): Promise<string> {
    place += 1;
    const { eventId: _id, ...rest } = event();
    const row = { userId, place, ...rest, data: { items }, removeAt: new Date() };
    await api.connection.collection('member_events').insertOne({ _id, ...row });
    return `evt_${_id.toHexString()}`;
  }

  async function open(headers: Record<string, string> = {}) {
    const { body: made } = await browser.post('/api/v1/api-keys').send({ name: '도구', scopes: ['read'] });
    const abort = new AbortController();
    const answer = await fetch(`${api.url}/api/v1/event-stream`, {
      headers: { authorization: `Bearer ${made.key}`, ...headers },
      signal: abort.signal,
    });
    let text = '';
    const reading = (async () => {
      for await (const chunk of answer.body ?? []) text += Buffer.from(chunk).toString();
    })().catch(() => undefined);
    const ids = () => [...text.matchAll(/^id: (.+)\nevent: /gm)].map(([, id]) => id);
    const lastId = () => [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '';
    return { answer, ids, lastId, text: () => text, keyId: made.id, reading, close: () => abort.abort() };
  }

  it('tells what happens from now on, in the form of a webhook', async () => {
    await happens();
    const stream = await open();
    expect(stream.answer.headers.get('content-type')).toContain('text/event-stream');
    await expect.poll(stream.text).toContain(': connected');
    const id = await happens();
    await expect.poll(stream.ids).toEqual([id]);
    const [, data = ''] = /^data: (.+)$/m.exec(stream.text()) ?? [];
    expect(JSON.parse(data)).toEqual({ id, type: 'alert', timestamp: expect.any(String), data: { items: [] } });
    expect(stream.text()).toContain('event: alert\n');
    stream.close();
  });

  it('goes on after Last-Event-ID, and tells all that is kept after one that is not', async () => {
    const ids = [await happens(), await happens(), await happens()];
    const after = await open({ 'last-event-id': ids[0] ?? '' });
    await expect.poll(after.ids).toEqual(ids.slice(1));
    after.close();
    const unknown = await open({ 'last-event-id': 'evt_0123456789abcdef01234567' });
    await expect.poll(unknown.ids).toEqual(ids);
    unknown.close();
  });

  it('goes on without alerts of events that an upheld objection has overturned', async () => {
    const stockCode = '005930';
    const { connection } = api;
    const item = (id: string) => ({ stock_code: stockCode, event_id: id, side: 'good' });
    const stored = (id: string) => ({
      ...{ _id: `${stockCode}:${id}` as never, stockCode, eventId: id, family: [id], marks: [], joinedInto: null },
      ...{ day: '2026-11-20', side: 'good', raisedAs: 'good', turnedTo: null, link: `https://news.example/${id}` },
    });
    await connection.collection('stock_events').insertMany([stored('holds'), stored('overturned')]);
    await connection.collection('objections').insertOne({
      ...{ stockCode, event: 'overturned', kind: 'other_company', side: 'good', state: 'upheld', open: false },
      ...{ links: ['https://news.example/overturned'], wordings: [], decidedAt: new Date() },
    });
    const [start = '', , mixed] = [
      await happens(),
      await happens([item('overturned')]),
      await happens([item('overturned'), item('holds')]),
    ];
    const stream = await open({ 'last-event-id': start });
    await expect.poll(stream.ids).toEqual([mixed]);
    expect(stream.text()).not.toContain('"overturned"');
    stream.close();
  });

  it.each([0, 1])(
    'loses nothing between two connections of a program that has heard nothing yet (%i)',
    async (kept) => {
      for (let at = 0; at < kept; at += 1) await happens();
      const first = await open();
      await expect.poll(first.text).toContain(': connected');
      first.close();
      const between = await happens();
      // What EventSource sends by itself: the last id that it was given.
      const lastId = first.lastId();
      const next = await open(lastId === '' ? {} : { 'last-event-id': lastId });
      const after = await happens();
      await expect.poll(next.ids).toEqual([between, after]);
      next.close();
    },
  );

  it('of a log-in has what happens kept for seven days, without any key or webhook', async () => {
    const asked = browser.get('/api/v1/event-stream');
    asked.end(() => undefined);
    const keptUntil = async () => {
      const member = await api.connection.collection('users').findOne({ _id: userId });
      return member?.streamsUntil?.getTime();
    };
    await expect.poll(keptUntil).toBeGreaterThanOrEqual(api.clock.now().getTime() + 7 * 86_400_000 - 60_000);
    asked.abort();
  });

  it('answers HEAD at once, by its headers', async () => {
    const answer = await browser.head('/api/v1/event-stream').timeout(5_000).expect(200);
    expect(answer.headers['content-type']).toContain('text/event-stream');
  });

  it('ends within seconds of a revoked key, also in a silence', async () => {
    const stream = await open();
    await expect.poll(stream.text).toContain(': connected');
    await browser.delete(`/api/v1/api-keys/${stream.keyId}`).expect(204);
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 15_000);
    try {
      await stream.reading;
    } finally {
      clock.mockRestore();
    }
  });

  it('tells a revoked key nothing more', async () => {
    const stream = await open();
    await expect.poll(stream.text).toContain(': connected');
    await browser.delete(`/api/v1/api-keys/${stream.keyId}`).expect(204);
    await happens();
    await stream.reading;
    expect(stream.ids()).toEqual([]);
  });

  it('needs a key of scope read, or a log-in, and is open five times', async () => {
    await api.browser().get('/api/v1/event-stream').expect(401);
    const { body: made } = await browser.post('/api/v1/api-keys').send({ name: '도구', scopes: ['analyse'] });
    await api.browser().get('/api/v1/event-stream').set('authorization', `Bearer ${made.key}`).expect(403);
    const streams = await Promise.all(Array.from({ length: 5 }, () => open()));
    const sixth = await open();
    expect([...streams.map(({ answer }) => answer.status), sixth.answer.status]).toEqual([...Array(5).fill(200), 429]);
    for (const { close } of streams) close();
  });
});
