import { Ledger } from '@gaemi/database/ledger/ledger';
import { judged } from '@gaemi/domain/judge/testing/judged';
import { bySide } from '@gaemi/domain/news-side';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../test/start-test-api.ts';

let api: TestApi;
let admin: ReturnType<TestApi['browser']>;
let member: ReturnType<TestApi['browser']>;
let userId: Types.ObjectId;
let serial = 0;

beforeAll(async () => {
  api = await startTestApi();
  await api.addMember('admin@example.com', { isAdmin: true });
  admin = await api.logIn('admin@example.com');
});
afterAll(() => api.close());
beforeEach(async () => {
  serial += 1;
  ({ userId, member } = await newMember(`member${serial}@example.com`));
});

async function newMember(email: string) {
  const { _id } = await api.addMember(email);
  return { userId: _id, member: await api.logIn(email) };
}

const coverage = toCoverage({ coveredFrom: '2026-11-20', coveredTo: '2026-11-20', found: 1, kept: 1, publishers: 1 });

/** Puts a finished analysis with one good event into the database as the worker leaves it. */
async function addAnalysis(of: Types.ObjectId, eventId = `event-${serial}`, createdAt = new Date()) {
  const _id = new Types.ObjectId();
  const detailIds = bySide(() => new Types.ObjectId());
  const stock = { stockCode: '005930', stockName: '삼성전자' };
  const days = { fromDay: '2026-08-21', toDay: '2026-11-21' };
  const named = { dataSource: 'sample', judgedBy: 'offline' };
  const link = `https://news.example/${eventId}`;
  const stated = { eventId, type: 'orders', strength: 3, points: 30 };
  const timeline = [{ ...stated, day: '2026-11-20', short: '수주', side: 'good' }];
  const article = {
    id: eventId,
    title: '수주',
    description: '',
    link,
    publisher: '예시일보',
    publishedAt: createdAt,
    source: 'sample',
    fetchedAt: createdAt,
  };
  await api.connection.collection('news_analyses').insertOne({
    _id,
    userId: of,
    requestId: _id.toHexString(),
    ...stock,
    ...days,
    grade: 'new',
    tier: 'medium',
    charged: 20,
    state: 'done',
    createdAt,
    result: {
      scoreVersion: 2,
      scores: { good: 30, bad: 0 },
      reserve: 70,
      thin: true,
      lead: [],
      detailIds,
      coverage,
      ...named,
    },
  });
  await api.connection.collection('news_details').insertMany(
    Object.entries(detailIds).map(([side, id]) => ({
      _id: id,
      userId: of,
      analysisId: _id,
      side,
      content: {
        scoreVersion: 2,
        side,
        ...stock,
        ...days,
        grade: 'new',
        score: side === 'good' ? 30 : 0,
        exactScore: side === 'good' ? 30 : 0,
        summary: '수주가 이어졌어요.',
        unsure: [],
        reasons:
          side === 'good' ? [{ ...stated, text: '수주했어요.', merged: 0, links: [link], judgedBy: 'offline' }] : [],
        sources: [],
        contributions: [],
        restPoints: 0,
        restCount: 0,
        timeline,
        themes: [],
        priceReactions: [],
        articlesPerDay: [],
        ...named,
      },
    })),
  );
  await api.connection.collection<{ _id: Types.ObjectId }>('news_evidence').insertOne({
    _id,
    ...{ userId: of, articles: [article], coverage, droppedBecause: {}, judgeVersion: '1', asOf: createdAt },
    ...{ textsFrom: [{ source: 'sample', fetchedAt: createdAt }], ...named },
    events: [
      {
        id: eventId,
        representativeId: eventId,
        articleIds: [eventId],
        publishers: ['예시일보'],
        judgement: judged({ strength: 3, reason: '수주했어요.', type: 'orders' }),
        judgedBy: 'offline',
      },
    ],
  } as never);
  return { id: _id.toHexString(), goodId: detailIds.good.toHexString(), eventId };
}

const report = (eventId: string, body: object = { kind: 'wrong_side' }, by = member) =>
  by.post(`/api/v1/news-events/${eventId}/report`).send(body);
const decide = (id: string, what: 'uphold' | 'dismiss', by = admin) =>
  by.post(`/api/v1/admin/objections/${id}/${what}`);
const openOf = async (eventId: string) => {
  const { body } = await admin.get('/api/v1/admin/objections').query({ status: 'open', size: 100 }).expect(200);
  return body.items.filter(({ articles }: { articles: { link: string }[] }) =>
    articles.some(({ link }) => link.endsWith(`/${eventId}`)),
  );
};
const me = async (by = member) => (await by.get('/api/v1/users/me').expect(200)).body;
const buildReason = async (goodId: string) =>
  (await member.get(`/api/v1/good-news/${goodId}`).expect(200)).body.reasons[0];

describe('a report on an event', () => {
  it('is stored once and answers the same each time; the reason says that it was reported', async () => {
    const { id, goodId, eventId } = await addAnalysis(userId);
    expect(await buildReason(goodId)).toMatchObject({ reported: null, corrected: null });
    const sent = await Promise.all(Array.from({ length: 4 }, () => report(eventId)));
    const answer = { event_id: eventId, analysis_id: id, kind: 'wrong_side', state: 'open' };
    expect(sent.map(({ status, body }) => [status, body])).toEqual(sent.map(() => [201, answer]));
    expect(await openOf(eventId)).toMatchObject([
      {
        stock_name: '삼성전자',
        kind: 'wrong_side',
        side: 'good',
        sentence: '수주했어요.',
        type: 'orders',
        day: '2026-11-20',
        articles: [{ title: '수주', publisher: '예시일보' }],
        reports: 1,
        decided_at: null,
      },
    ]);
    expect(await buildReason(goodId)).toMatchObject({ reported: 'wrong_side', corrected: null });
  });

  it('tells admins of that event alone, its own article first, and nothing of removed texts', async () => {
    const { id, eventId } = await addAnalysis(userId);
    const [_id, second] = [new Types.ObjectId(id), `${eventId}-second`];
    const evidence = api.connection.collection('news_evidence');
    const stored = await evidence.findOne({ _id });
    const [event, article] = [stored?.events[0], stored?.articles[0]];
    const [copy, first] = ['copy', 'first'].map((name) => ({
      ...article,
      ...{ id: `${second}-${name}`, title: name, link: `https://news.example/${second}/${name}` },
    }));
    const later = { ...event, id: second, representativeId: first?.id, articleIds: [copy?.id, first?.id] };
    const push = { events: later, articles: { $each: [copy, first] } } as never;
    await evidence.updateOne({ _id }, { $push: push });
    const shown = { eventId: second, type: 'orders', strength: 2, points: 5, day: '2026-11-19', short: '소송' };
    const timeline = { 'content.timeline': { ...shown, side: 'bad' } } as never;
    await api.connection.collection('news_details').updateMany({ analysisId: _id }, { $push: timeline });
    await report(second).expect(201);
    const [item] = await openOf(`${second}/first`);
    expect(item).toMatchObject({ side: 'bad', day: '2026-11-19', articles: [{ title: 'first' }, { title: 'copy' }] });
    expect(item.articles).toHaveLength(2);

    const gone = { sentence: removedText, 'articles.1.title': removedText };
    await api.connection.collection('objections').updateOne({ _id: new Types.ObjectId(item._id) }, { $set: gone });
    const [after] = await openOf(`${second}/first`);
    expect(after).toMatchObject({ sentence: null, articles: [{ title: 'first' }, { title: null }] });
  });

  it('is about the newest analysis with the event, or the one that is named', async () => {
    const older = await addAnalysis(userId, `event-${serial}`, new Date('2026-11-20T00:00:00Z'));
    const newer = await addAnalysis(userId, `event-${serial}`, new Date('2026-11-21T00:00:00Z'));
    expect((await report(older.eventId).expect(201)).body).toMatchObject({ analysis_id: newer.id });
    const named = { kind: 'other_company', analysis_id: older.id };
    expect((await report(older.eventId, named).expect(201)).body).toMatchObject({ analysis_id: older.id });
  });

  it('is shown in every analysis of the member with the event', async () => {
    const older = await addAnalysis(userId, `event-${serial}`, new Date('2026-11-20T00:00:00Z'));
    await report(older.eventId).expect(201);
    const newer = await addAnalysis(userId, `event-${serial}`, new Date('2026-11-21T00:00:00Z'));
    for (const { goodId } of [older, newer])
      expect(await buildReason(goodId)).toMatchObject({ reported: 'wrong_side' });
  });

  it.each([
    ['part', 'whole'],
    ['whole', 'part'],
  ])('of the %s of a joined event is shown where an analysis has the %s', async (reported, shown) => {
    const [whole, part] = [`event-${serial}-whole`, `event-${serial}-part`];
    const stored = { stockCode: '005930', marks: [], removeAt: new Date('2100-01-01') };
    await api.connection.collection('stock_events').insertMany([
      { ...stored, _id: `005930:${whole}` as never, eventId: whole, joinedInto: null },
      { ...stored, _id: `005930:${part}` as never, eventId: part, joinedInto: whole },
    ]);
    const { id } = await addAnalysis(userId, `event-${serial}-${reported}`);
    const { goodId } = await addAnalysis(userId, `event-${serial}-${shown}`);
    await report(`event-${serial}-${reported}`, { kind: 'wrong_side', analysis_id: id }).expect(201);
    expect(await buildReason(goodId)).toMatchObject({ reported: 'wrong_side' });
  });

  it('is found by the older event of which it became part', async () => {
    const { id, goodId, eventId } = await addAnalysis(userId);
    const older = `${eventId}-older`;
    const stored = { stockCode: '005930', marks: [], removeAt: new Date('2100-01-01') };
    await api.connection.collection('stock_events').insertMany([
      { ...stored, _id: `005930:${older}` as never, eventId: older, joinedInto: null },
      { ...stored, _id: `005930:${eventId}` as never, eventId, joinedInto: older },
    ]);
    const named = { kind: 'wrong_side', analysis_id: id };
    expect((await report(older, named).expect(201)).body).toMatchObject({ event_id: older, analysis_id: id });
    await report(older).expect(201);
    expect(await openOf(eventId)).toMatchObject([{ reports: 1 }]);
    expect(await buildReason(goodId)).toMatchObject({ reported: 'wrong_side' });
  });

  it('collects several members in one objection', async () => {
    const { eventId } = await addAnalysis(userId);
    const other = await newMember(`other${serial}@example.com`);
    await addAnalysis(other.userId, eventId);
    await report(eventId).expect(201);
    await report(eventId, { kind: 'wrong_side' }, other.member).expect(201);
    expect(await openOf(eventId)).toMatchObject([{ reports: 2 }]);
  });

  it('finds no event of another member, of no analysis, or of an analysis without it', async () => {
    const { id, eventId } = await addAnalysis(userId);
    const other = await newMember(`other${serial}@example.com`);
    for (const body of [{ kind: 'wrong_side' }, { kind: 'wrong_side', analysis_id: id }]) {
      const { body: answer } = await report(eventId, body, other.member).expect(404);
      expect(answer).toEqual({ detail: '이 소식을 찾을 수 없습니다.', code: 'NEWS_EVENT_NOT_FOUND' });
    }
    await report('unknown-event').expect(404);
    const another = await addAnalysis(userId, `another-${serial}`);
    await report(eventId, { kind: 'wrong_side', analysis_id: another.id }).expect(404);
    await api.browser().post(`/api/v1/news-events/${eventId}/report`).send({ kind: 'wrong_side' }).expect(401);
  });

  it.each([
    [{}],
    [{ kind: 'nonsense' }],
    [{ kind: 'wrong_side', text: '…' }],
    [{ kind: 'wrong_side', analysis_id: 'x' }],
  ])('is refused with %j', async (body) => {
    const { eventId } = await addAnalysis(userId);
    expect((await report(eventId, body).expect(400)).body).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});

describe('the decision of an admin on an objection', () => {
  it('is for admins only', async () => {
    const { eventId } = await addAnalysis(userId);
    await report(eventId).expect(201);
    const [{ _id }] = await openOf(eventId);
    await member.get('/api/v1/admin/objections').expect(403);
    await decide(_id, 'uphold', member).expect(403);
    await decide(_id, 'dismiss', member).expect(403);
    expect(await openOf(eventId)).toHaveLength(1);
  });

  it('upheld: refunds, marks the stored reason and its export, keeps the score, and is in the trail', async () => {
    const { id, goodId, eventId } = await addAnalysis(userId);
    const before = await me();
    await report(eventId).expect(201);
    const [{ _id }] = await openOf(eventId);
    const { body } = await decide(_id, 'uphold').expect(200);
    expect(body).toMatchObject({ state: 'upheld', decided_at: expect.any(String) });
    expect((await me()).credit).toBe(before.credit + 20);
    expect(await api.app.get(Ledger, { strict: false }).addUp(userId.toHexString())).toBe(before.credit + 20);
    const logs = await member.get('/api/v1/users/me/credit-logs').expect(200);
    expect(logs.body.items[0]).toMatchObject({ reason: '이의 인정 환불', change: 20 });

    expect(await buildReason(goodId)).toMatchObject({ corrected: 'wrong_side', points: 30 });
    const exported = await member.get(`/api/v1/combined-news/${id}/export`).expect(200);
    expect(exported.body).toMatchObject({ good_news_score: 30, events: [{ corrected: 'wrong_side' }] });
    const table = await member.get(`/api/v1/combined-news/${id}/export?format=csv`).expect(200);
    expect(table.text).toContain('방향이 반대');

    const trail = await admin.get('/api/v1/admin/audit').query({ size: 2 }).expect(200);
    const objection = { _id, kind: 'wrong_side', stock_code: '005930', stock_name: '삼성전자' };
    expect(trail.body.items).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ action: 'objection_upheld', user: null, before: null, after: null, objection }),
        expect.objectContaining({
          action: 'objection_refund',
          user: expect.objectContaining({ _id: userId.toHexString() }),
          objection,
        }),
      ]),
    );
    const repeated = await report(eventId).expect(201);
    expect(repeated.body).toMatchObject({ state: 'upheld' });
    expect(await buildReason(goodId)).toMatchObject({ corrected: 'wrong_side', reported: 'wrong_side' });

    // Another decision brings the side back: nothing is promised any more, and it may be reported again.
    const objections = api.connection.collection('objections');
    const { _id: _, ...first } = (await objections.findOne({ event: eventId })) ?? {};
    await objections.insertOne({ ...first, side: 'bad', decidedAt: new Date(Date.now() + 1_000) });
    expect(await buildReason(goodId)).toMatchObject({ corrected: null, reported: null });
    expect((await report(eventId).expect(201)).body).toMatchObject({ state: 'open' });
    expect(await buildReason(goodId)).toMatchObject({ corrected: null, reported: 'wrong_side' });
  });

  it('is made once: a second one of either kind is refused', async () => {
    const { eventId } = await addAnalysis(userId);
    const before = await me();
    await report(eventId).expect(201);
    const [{ _id }] = await openOf(eventId);
    const sent = await Promise.all([decide(_id, 'uphold'), decide(_id, 'uphold'), decide(_id, 'uphold')]);
    expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const late = await decide(_id, 'dismiss').expect(409);
    expect(late.body).toEqual({ detail: '이미 처리한 이의입니다.', code: 'OBJECTION_DECIDED' });
    expect((await me()).credit).toBe(before.credit + 20);
    expect((await decide('0123456789abcdef01234567', 'uphold').expect(404)).body.code).toBe('OBJECTION_NOT_FOUND');
    await decide('nonsense', 'dismiss').expect(400);
  });

  it('answers a repeat of the decision under its key as before, and nobody else', async () => {
    const { eventId } = await addAnalysis(userId);
    const before = await me();
    await report(eventId).expect(201);
    const [{ _id }] = await openOf(eventId);
    const key = crypto.randomUUID();
    const first = await decide(_id, 'uphold').set('idempotency-key', key).expect(200);
    const second = await decide(_id, 'uphold').set('idempotency-key', key).expect(200);
    expect(second.body).toEqual(first.body);
    expect((await me()).credit).toBe(before.credit + 20);
    await decide(_id, 'dismiss').set('idempotency-key', key).expect(409);
    await decide(_id, 'uphold').set('idempotency-key', crypto.randomUUID()).expect(409);
    await api.addMember(`other-admin${serial}@example.com`, { isAdmin: true });
    const other = await api.logIn(`other-admin${serial}@example.com`);
    await decide(_id, 'uphold', other).set('idempotency-key', key).expect(409);
  });

  it('dismissed: changes neither balance nor result', async () => {
    const { goodId, eventId } = await addAnalysis(userId);
    const before = await me();
    await report(eventId).expect(201);
    const [{ _id }] = await openOf(eventId);
    const dismiss = () => decide(_id, 'dismiss').set('idempotency-key', `dismiss-${_id}`);
    expect((await dismiss().expect(200)).body).toMatchObject({ state: 'dismissed' });
    expect((await dismiss().expect(200)).body).toMatchObject({ state: 'dismissed' });
    expect(await openOf(eventId)).toEqual([]);
    expect((await me()).credit).toBe(before.credit);
    expect(await buildReason(goodId)).toMatchObject({ corrected: null, reported: null });
    expect((await report(eventId).expect(201)).body).toMatchObject({ state: 'dismissed' });
    const { body } = await admin.get('/api/v1/admin/objections').query({ status: 'dismissed', size: 100 }).expect(200);
    expect(body.items.map((item: { _id: string }) => item._id)).toContain(_id);
    expect(new Set(body.items.map(({ state }: { state: string }) => state))).toEqual(new Set(['dismissed']));
    await admin.get('/api/v1/admin/objections').query({ status: 'nonsense' }).expect(400);
  });
});
