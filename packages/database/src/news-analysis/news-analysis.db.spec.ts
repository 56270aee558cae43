import 'reflect-metadata';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../ledger/ledger.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { UserRepository } from '../users/user.repository.ts';
import { AcceptNewsAnalysis, type NewsOrder } from './accept-news-analysis.ts';
import { type NewsAnalysis, NewsAnalysisRepository } from './news-analysis.repository.ts';
import type { NewsResult } from './news-analysis.schema.ts';
import { newDetails, RunningNewsAnalysis } from './running-news-analysis.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const someResult: NewsResult = {
  scoreVersion: 2,
  scores: { good: 50, bad: 20 },
  reserve: 30,
  thin: false,
  lead: [],
  percentage: 65,
  summaries: { good: '좋은 소식이에요.', bad: '나쁜 소식이에요.' },
  detailIds: { good: new Types.ObjectId(), bad: new Types.ObjectId() },
  coverage: toCoverage(),
  dataSource: 'sample',
  judgedBy: 'offline',
};
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

describe('the lifecycle of a news analysis', () => {
  let database: TestDatabase;
  let accept: AcceptNewsAnalysis;
  let running: RunningNewsAnalysis;
  let userId: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    accept = database.get(AcceptNewsAnalysis);
    running = database.get(RunningNewsAnalysis);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    userId = await insertMember(database, { credit: 100, at: now });
  });

  const order = (change: Partial<NewsOrder> = {}): NewsOrder => ({
    userId,
    requestId: new Types.ObjectId().toHexString(),
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    cost: 20,
    reason: '삼성전자 호재/악재 분석',
    ...change,
  });
  const creditOf = async (id: string) => (await database.get(UserRepository).findById(id))?.credit;
  const messagesOf = async (analysisId: Types.ObjectId) => {
    const rows = await database.collection('outbox').find({ 'job.analysisId': analysisId.toHexString() }).toArray();
    return rows.map((row) => row.job);
  };
  const expectLedgerToHold = async (id: string) => {
    expect(await database.get(Ledger).addUp(id)).toBe(await creditOf(id));
  };

  it('charges once for both orders and leaves one message, with the first of them', async () => {
    const either = order();
    const { analysis: first, message } = await accept.accept(either, now);
    const { analysis: second, message: none } = await accept.accept(either, now);
    expect(second._id).toEqual(first._id);
    expect(await creditOf(userId)).toBe(80);
    expect(none).toBeNull();
    expect(await messagesOf(first._id)).toEqual([message?.job]);
    await expectLedgerToHold(userId);
  });

  it('fifty concurrent orders with one request id make one analysis, one charge and one message [R22]', async () => {
    const one = order();
    const accepted = await Promise.all(Array.from({ length: 50 }, () => accept.accept(one, now)));
    const analyses = accepted.map(({ analysis }) => analysis);
    expect(new Set(analyses.map(({ _id }) => _id.toHexString())).size).toBe(1);
    expect(await creditOf(userId)).toBe(80);
    const [analysis] = analyses;
    expect(analysis && (await messagesOf(analysis._id))).toHaveLength(1);
    await expectLedgerToHold(userId);
  });

  it('refuses a request id that belongs to another stock or tier, without a charge [R23]', async () => {
    const first = order();
    await accept.accept(first, now);
    await expect(accept.accept({ ...first, stockCode: '000660' }, now)).rejects.toMatchObject({
      code: 'REQUEST_ID_REUSED',
    });
    await expect(accept.accept({ ...first, tier: 'premium' }, now)).rejects.toMatchObject({
      code: 'REQUEST_ID_REUSED',
    });
    expect(await creditOf(userId)).toBe(80);
  });

  it('accepts one of five concurrent analyses on a balance for one, and leaves nothing of the others [R24]', async () => {
    const poor = await insertMember(database, { credit: 20, at: now });
    const posts = Array.from({ length: 5 }, () => order({ userId: poor }));
    const results = await Promise.allSettled(posts.map((post) => accept.accept(post, now)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results) {
      if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'NOT_ENOUGH_CREDIT' });
    }
    expect(await creditOf(poor)).toBe(0);
    expect(await database.collection('news_analyses').countDocuments({ userId: new Types.ObjectId(poor) })).toBe(1);
    await expectLedgerToHold(poor);
  });

  it('separates equal request ids of two members', async () => {
    const other = await insertMember(database, { credit: 100, at: now });
    const mine = order();
    const { analysis: a } = await accept.accept(mine, now);
    const { analysis: b } = await accept.accept({ ...mine, userId: other }, now);
    expect(b._id).not.toEqual(a._id);
    const repository = database.get(NewsAnalysisRepository);
    expect((await repository.findByRequestId(other, mine.requestId))?._id).toEqual(b._id);
  });

  it('gives the lease to one worker at a time, and to the next when it has expired [R31]', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    const id = _id.toHexString();
    const claims = await Promise.all(
      ['a', 'b', 'c'].map((owner) => running.claim(id, { owner, until: later(60) }, now)),
    );
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
    expect(await running.claim(id, { owner: 'd', until: later(120) }, later(59))).toBeNull();
    expect(await running.claim(id, { owner: 'd', until: later(120) }, later(60))).not.toBeNull();
  });

  it('never lets the progress fall', async () => {
    const mine = order();
    const {
      analysis: { _id },
    } = await accept.accept(mine, now);
    const id = _id.toHexString();
    await running.claim(id, { owner: 'a', until: later(60) }, now);
    await running.report(id, 'a', { progress: 70 });
    await running.report(id, 'a', { progress: 35 });
    expect((await running.find(id))?.progress).toBe(70);
  });

  it('stores one side and begins the next, or both at once, and nothing without the lease', async () => {
    const until = later(60);
    const content = (side: NewsSide, summary: string) => ({ side, summary }) as SideDetail;
    const stored = async (id: Types.ObjectId) =>
      (await running.listDetails(id.toHexString()))
        .map(({ side, content: { summary } }) => `${side} ${summary}`)
        .sort();
    const stateOf = (requestId: string) => database.collection('news_analyses').findOne({ requestId });
    const claimed = async (mine: NewsOrder) => {
      const { analysis } = await accept.accept(mine, now);
      const held = await running.claim(analysis._id.toHexString(), { owner: 'a', until }, now);
      if (held === null) throw new Error('not claimed');
      return held;
    };
    const [one, both] = [order(), order()];
    const first = await claimed(one);
    const good = { contents: [content('good', 'old')], next: 'bad', progress: 80 } as const;
    expect(await running.finishSides(first, 'b', good)).toBe(false);
    expect(await stored(first._id)).toEqual([]);
    expect(await running.finishSides(first, 'a', good)).toBe(true);
    expect(await stateOf(one.requestId)).toMatchObject({ progress: 80, statuses: { good: 'done', bad: 'running' } });
    expect(await stored(first._id)).toEqual(['good old']);

    const second = await claimed(both);
    const contents = [content('good', 'new'), content('bad', 'new')];
    expect(await running.finishSides(second, 'a', { contents, progress: 90 })).toBe(true);
    expect(await stateOf(both.requestId)).toMatchObject({ progress: 90, statuses: { good: 'done', bad: 'done' } });
    expect(await stored(second._id)).toEqual(['bad new', 'good new']);
    expect(await stored(first._id)).toEqual(['good old']);
    // A side that was made again, by another formula, takes the place of the one before.
    expect(await running.finishSides(second, 'a', { contents: [content('bad', 'newer')], progress: 90 })).toBe(true);
    expect(await stored(second._id)).toEqual(['bad newer', 'good new']);
  });

  it('stores both sides with the result, or nothing of them without the lease or where a side is stored', async () => {
    const contents = (['good', 'bad'] as const).map((side) => ({ side, summary: 'both' }) as SideDetail);
    const claimed = async (mine: NewsOrder) => {
      const { analysis } = await accept.accept(mine, now);
      const held = await running.claim(analysis._id.toHexString(), { owner: 'a', until: later(60) }, now);
      if (held === null) throw new Error('not claimed');
      return held;
    };
    const complete = (analysis: NewsAnalysis, owner: string) => {
      const details = newDetails(analysis, contents);
      const [good, bad] = details.map(({ _id }) => _id);
      if (good === undefined || bad === undefined) throw new Error('two sides');
      const result = { ...someResult, detailIds: { good, bad } };
      return running.complete(analysis._id.toHexString(), owner, { result, details, at: later(1) });
    };
    const mine = order();
    const stored = () => database.collection('news_analyses').findOne({ requestId: mine.requestId });
    const analysis = await claimed(mine);
    const id = analysis._id.toHexString();
    expect(await complete(analysis, 'b')).toBe(false);
    expect(await running.listDetails(id)).toEqual([]);
    expect(await complete(analysis, 'a')).toBe(true);
    const ended = await stored();
    expect(ended).toMatchObject({ state: 'done', statuses: { good: 'done', bad: 'done', combined: 'done' } });
    const sides = await running.listDetails(id);
    expect(Object.fromEntries(sides.map(({ side, _id }) => [side, _id]))).toEqual(ended?.result.detailIds);
    expect(sides.map(({ content }) => content).toSorted((a, b) => (a.side < b.side ? 1 : -1))).toEqual(contents);

    const half = await claimed(order());
    await running.finishSides(half, 'a', { contents: contents.slice(1), progress: 80 });
    await expect(complete(half, 'a')).rejects.toThrow();
    expect((await running.find(half._id.toHexString()))?.state).toBe('running');
    expect(await running.listDetails(half._id.toHexString())).toHaveLength(1);
  });

  it('says how far analyses are, with all that moves, to the member whose they are', async () => {
    const mine = order();
    const { analysis } = await accept.accept(mine, now);
    const repository = database.get(NewsAnalysisRepository);
    const request = { userId, requestId: mine.requestId };
    const seen = { found: 3, about: 2, events: 1, judged: 1, good: null, bad: null, sample: true, recent: [] };
    const statuses = { ...analysis.statuses, good: 'running' };
    const moved = { progress: 35, statuses, seen, state: 'refunding', failure: 'timeout' };
    await database.collection('news_analyses').updateOne({ _id: analysis._id }, { $set: moved });
    const { tier, createdAt } = analysis;
    const own = { ...moved, tier, createdAt };
    expect(await repository.findProgress([request])).toEqual([own]);
    const stranger = await insertMember(database, { credit: 100, at: now });
    expect(await repository.findProgress([{ ...request, userId: stranger }])).toEqual([undefined]);
    expect(await repository.findProgress([{ ...request, requestId: 'none' }, request])).toEqual([undefined, own]);
  });

  it('keeps the headlines that were read until the end, whichever it is', async () => {
    const seen: SeenNews = {
      ...{ found: 3, about: 1, events: 1, judged: 0, good: 0, bad: 0, sample: false },
      recent: [{ title: '제목', publisher: '신문', publishedAt: now, outcome: 'event', articles: 1, side: null }],
    };
    const stored = (id: Types.ObjectId) => database.collection('news_analyses').findOne({ _id: id });
    const started = async () => {
      const { analysis } = await accept.accept(order(), now);
      const id = analysis._id.toHexString();
      await running.claim(id, { owner: 'a', until: later(60) }, now);
      await running.report(id, 'a', { progress: 35, seen });
      expect((await stored(analysis._id))?.seen).toEqual(seen);
      return { _id: analysis._id, id };
    };
    const failing = await started();
    await running.fail(failing.id, 'analysis-overdue', { at: now });
    expect((await stored(failing._id))?.seen).toBeNull();
    const done = await started();
    await running.complete(done.id, 'a', { result: someResult, at: later(1) });
    const ended = await stored(done._id);
    expect([ended?.state, ended?.seen]).toEqual(['done', null]);
  });

  it('tells how long the newest finished analyses of a tier took', async () => {
    const tier = 'premium';
    const analyses = database.get(NewsAnalysisRepository);
    for (const seconds of [10, 20, 30]) {
      const { analysis } = await accept.accept(order({ tier, grade: 'premium' }), now);
      const id = analysis._id.toHexString();
      await running.claim(id, { owner: 'a', until: later(60) }, now);
      await running.complete(id, 'a', { result: someResult, at: later(seconds) });
    }
    const { analysis: still } = await accept.accept(order({ tier, grade: 'premium' }), now);
    expect(still.state).toBe('running');
    expect(await analyses.recentDurations(tier, 2)).toEqual([30_000, 20_000]);
  });

  it('refunds the credits once, however often the failure is reported [R26]', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    const id = _id.toHexString();
    const failures = await Promise.all([1, 2, 3].map(() => running.fail(id, 'not-enough-news', { at: now })));
    expect(failures.filter((failed) => failed)).toHaveLength(1);
    expect(await creditOf(userId)).toBe(100);
    await expectLedgerToHold(userId);
    const ended = await database.collection('news_analyses').findOne({ _id });
    expect(ended).toMatchObject({
      state: 'error',
      failure: 'not-enough-news',
      statuses: { good: 'error', bad: 'error', combined: 'error' },
    });
  });

  it('refuses a late result on an analysis that has ended [R28]', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    const id = _id.toHexString();
    await running.claim(id, { owner: 'a', until: later(60) }, now);
    await running.fail(id, 'analysis-overdue', { at: now });
    expect(await running.report(id, 'a', { progress: 90 })).toBe(false);
    expect(await running.extend(id, { owner: 'a', until: later(99) })).toBe(false);
    expect(await running.find(id)).toBeNull();
  });

  it('does not let a worker end an analysis that another worker has leased', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    const id = _id.toHexString();
    await running.claim(id, { owner: 'a', until: later(60) }, now);
    await running.claim(id, { owner: 'b', until: later(120) }, later(60));
    expect(await running.fail(id, 'analysis-overdue', { at: later(61), owner: 'a' })).toBe(false);
    expect(await running.releaseAfterFailure(id, 'a')).toBeNull();
    expect((await running.find(id))?.lease?.owner).toBe('b');
    expect(await running.releaseAfterFailure(id, 'b')).toBe(1);
  });

  it('lists the analyses past their deadline', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    expect(await running.listOverdue(later(599), 100)).not.toContain(_id.toHexString());
    expect(await running.listOverdue(later(600), 100)).toContain(_id.toHexString());
  });

  it('moves the deadline with the progress, and ends no analysis as overdue whose deadline has moved', async () => {
    const {
      analysis: { _id },
    } = await accept.accept(order(), now);
    const id = _id.toHexString();
    await running.claim(id, { owner: 'a', until: later(900) }, now);
    await running.report(id, 'a', { progress: 40, deadlineAt: later(1_100) });
    expect(await running.listOverdue(later(600), 100)).not.toContain(id);
    expect(await running.fail(id, 'analysis-overdue', { at: later(600), overdue: true })).toBe(false);
    expect(await running.fail(id, 'analysis-overdue', { at: later(1_100), overdue: true })).toBe(true);
  });

  it('claims the waiting messages one by one, each for one sender', async () => {
    await accept.accept(order(), now);
    const outbox = database.get(OutboxRepository);
    const claims = await Promise.all(Array.from({ length: 30 }, () => outbox.claimNext(later(1000))));
    const ids = claims.flatMap((claim) => (claim === null ? [] : [claim.id]));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(0);
    expect(claims.every((claim) => claim === null || claim.queue === queueNames.newsAnalysis)).toBe(true);
  });
});
