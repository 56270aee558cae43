import 'reflect-metadata';
import { Types } from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Ledger } from '../ledger/ledger.ts';
import { AcceptNewsAnalysis } from '../news-analysis/accept-news-analysis.ts';
import { SharedTextsRepository } from '../retention/shared-texts.repository.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { EraseMember } from '../users/erase-member.ts';
import { UserRepository } from '../users/user.repository.ts';
import { DecideObjection } from './decide-objection.ts';
import { type NewObjection, ObjectionRepository } from './objection.repository.ts';
import { ObjectionRefunds } from './objection-refunds.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const adminId = new Types.ObjectId();
let database: TestDatabase;
let objections: ObjectionRepository;
let userId: string;
let analysisId: Types.ObjectId;
let event: string;

beforeAll(async () => {
  database = await openTestDatabase();
  objections = database.get(ObjectionRepository);
});
afterAll(() => database.close());
beforeEach(async () => {
  event = crypto.randomUUID();
  ({ userId, analysisId } = await memberWithAnalysis());
});

/** A member with 80 of 100 credits left, and the analysis that the others paid. */
async function memberWithAnalysis() {
  const id = await insertMember(database, { credit: 100, at: now });
  return { userId: id, analysisId: await addAnalysis(id, 20) };
}

async function addAnalysis(id: string, cost: number) {
  const order = {
    userId: id,
    requestId: crypto.randomUUID(),
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    cost,
    reason: '삼성전자 호재/악재 분석',
  } as const;
  const { analysis } = await database.get(AcceptNewsAnalysis).accept(order, now);
  await database.collection('news_analyses').updateOne({ _id: analysis._id }, { $set: { state: 'done' } });
  return analysis._id;
}

const article = (source: 'naver' | 'gdelt', fetchedAt = now) => ({
  link: `https://news.example/${event}-${source}`,
  title: `제목 ${source}`,
  description: '설명',
  publisher: '예시일보',
  publishedAt: now,
  source,
  fetchedAt,
});
const reported = (change: Partial<NewObjection> = {}): NewObjection => ({
  userId,
  analysisId,
  eventId: 'e1',
  at: now,
  stockCode: '005930',
  stockName: '삼성전자',
  event,
  kind: 'wrong_side',
  side: 'good',
  sentence: '공급 계약을 맺었어요.',
  type: 'orders',
  day: '2026-11-20',
  articles: [article('naver'), article('gdelt')],
  links: [article('naver').link],
  wordings: ['0123456789abcdef'],
  ...change,
});
const report = async (change: Partial<NewObjection> = {}) => {
  const { objection } = await objections.report(reported(change));
  return objection._id.toHexString();
};
const decide = (id: string, state: 'upheld' | 'dismissed' = 'upheld') =>
  database.get(DecideObjection).decide(id, { state, adminId, requestId: 'request-1', at: now });
const creditOf = async (id = userId) => (await database.get(UserRepository).findById(id))?.credit;
const listRefunds = (id = userId) =>
  database
    .collection('credit_logs')
    .find({ userId: new Types.ObjectId(id), reference: /^refund:/ })
    .toArray();
const withdraw = (id: string) =>
  database.get(Transactions).run(async (transaction) => {
    const member = await database.get(UserRepository).findById(id, transaction);
    if (member !== null) await database.get(EraseMember).erase(member, transaction);
  });

describe('a report', () => {
  it('of the same event and kind joins one objection, and one of the same member is stored once', async () => {
    const other = await memberWithAnalysis();
    const ids = await Promise.all([report(), report(), report(other), report(other), report()]);
    expect(new Set(ids).size).toBe(1);
    const [id = ''] = ids;
    expect((await objections.findById(id))?.reports).toBe(2);
    const stored = { objectionId: new Types.ObjectId(id) };
    expect(await database.collection('objection_reports').countDocuments(stored)).toBe(2);
    expect(await report({ kind: 'other_company' })).not.toBe(id);
  });

  it('of an objection that is decided changes nothing and tells the decision', async () => {
    const id = await report();
    await decide(id, 'dismissed');
    const other = await memberWithAnalysis();
    const { objection } = await objections.report(reported(other));
    expect(objection).toMatchObject({ state: 'dismissed', reports: 1 });
    for (const reporter of [userId, other.userId])
      expect(await objections.findReported(reporter, { eventIds: ['e1'] })).toEqual(new Map());
  });

  it('of a side that two decisions brought back opens the first one again, for its reporter, too', async () => {
    const decideAt = (id: string, minutes: number) =>
      database.get(DecideObjection).decide(id, {
        ...{ state: 'upheld', adminId, requestId: 'request-1', idempotencyKey: `key-${minutes}` },
        at: new Date(now.getTime() + minutes * 60_000),
      });
    const good = await report();
    await decideAt(good, 1);
    expect((await objections.report(reported())).objection.state).toBe('upheld');
    await decideAt(await report({ side: 'bad' }), 2);
    // Not before the refunds of the first decision are done.
    const first = { _id: new Types.ObjectId(good) };
    const refunding = { adminId, requestId: 'request-1', at: now };
    await database.collection('objections').updateOne(first, { $set: { refunding } });
    expect((await objections.report(reported())).objection.state).toBe('upheld');
    await database.collection('objections').updateOne(first, { $unset: { refunding: 1 } });
    const again = await memberWithAnalysis();
    const other = await memberWithAnalysis();
    const newer = { ...again, userId };
    await database
      .collection('news_analyses')
      .updateOne({ _id: again.analysisId }, { $set: { userId: new Types.ObjectId(userId) } });
    const ids = await Promise.all([report(newer), report(other), report(newer)]);
    expect(ids).toEqual([good, good, good]);
    const opened = await objections.findById(good);
    expect(opened).toMatchObject({ state: 'open', open: true, reports: 2, decidedAt: null });
    expect(opened).not.toHaveProperty('decidedUnder');
    await decideAt(good, 3);
    expect([await creditOf(), await creditOf(other.userId)]).toEqual([120, 100]);
    const ofEvent = (await objections.findCorrections('005930')).filter(({ links }) =>
      links.includes(article('naver').link),
    );
    expect(ofEvent.map(({ side }) => side)).toEqual(['bad', 'good']);
  });

  it('goes with its member, at whatever moment that is; the objection names nobody', async () => {
    for (let round = 0; round < 5; round += 1) {
      const leaver = await memberWithAnalysis();
      await Promise.allSettled([report(leaver), withdraw(leaver.userId)]);
      const left = { userId: new Types.ObjectId(leaver.userId) };
      expect(await database.collection('objection_reports').countDocuments(left)).toBe(0);
    }
    const id = await report();
    expect(JSON.stringify(await objections.findById(id))).not.toContain(userId);
  });
});

describe('upholding an objection', () => {
  it('refunds each reporter what the analysis cost, once, with its own line and audit row', async () => {
    const other = await memberWithAnalysis();
    const id = await report();
    await report(other);
    await decide(id);
    for (const member of [userId, other.userId]) {
      expect(await creditOf(member)).toBe(100);
      expect(await database.get(Ledger).addUp(member)).toBe(100);
      expect(await listRefunds(member)).toMatchObject([{ change: 20, creditAfter: 100, reason: '이의 인정 환불' }]);
    }
    const rows = await database
      .collection('audit')
      .find({ 'objection.id': new Types.ObjectId(id) })
      .toArray();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'objection_refund',
      'objection_refund',
      'objection_upheld',
    ]);
    expect(rows.find(({ userId: of }) => String(of) === userId)).toMatchObject({
      before: { credit: 80 },
      after: { credit: 100 },
    });
    expect(await objections.findCorrections('005930')).toContainEqual({
      _id: new Types.ObjectId(id),
      kind: 'wrong_side',
      side: 'good',
      links: [article('naver').link],
      wordings: ['0123456789abcdef'],
    });
  });

  it('of many reporters refunds them in several transactions, and what the decision leaves later, once', async () => {
    const id = await report();
    const objectionId = new Types.ObjectId(id);
    const many = await Promise.all(Array.from({ length: 120 }, memberWithAnalysis));
    const rows = many.map((one) => ({ ...one, userId: new Types.ObjectId(one.userId), eventId: 'e1', createdAt: now }));
    await database.collection('objection_reports').insertMany(rows.map((row) => ({ ...row, objectionId })));
    const unrefunded = async () =>
      (await Promise.all(many.map((one) => creditOf(one.userId)))).filter((has) => has !== 100);
    await decide(id);
    const refunds = database.get(ObjectionRefunds);
    expect(await unrefunded()).toHaveLength(21);
    expect(await refunds.list(10)).toContainEqual(objectionId);
    // Two workers at the same moment.
    const some = { batches: 10, now };
    await Promise.all([refunds.settle(objectionId, some), refunds.settle(objectionId, some)]);
    expect(await unrefunded()).toEqual([]);
    expect(await refunds.list(10)).not.toContainEqual(objectionId);
    const audited = { 'objection.id': objectionId, action: 'objection_refund' };
    expect(await database.collection('audit').countDocuments(audited)).toBe(121);
  });

  it('happens once, however many admins decide at the same moment', async () => {
    const id = await report();
    const sent = await Promise.allSettled([decide(id), decide(id), decide(id, 'dismissed'), decide(id)]);
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
    expect(refused).toEqual(['OBJECTION_DECIDED', 'OBJECTION_DECIDED', 'OBJECTION_DECIDED']);
    const isUpheld = (await objections.findById(id))?.state === 'upheld';
    expect(await creditOf()).toBe(isUpheld ? 100 : 80);
    await expect(decide(new Types.ObjectId().toHexString())).rejects.toMatchObject({ code: 'OBJECTION_NOT_FOUND' });
  });

  it('refunds an analysis once, also when two of its events are upheld at the same moment', async () => {
    const ids = [await report(), await report({ event: crypto.randomUUID() })];
    await Promise.all(ids.map((id) => decide(id)));
    expect(await creditOf()).toBe(100);
    expect(await listRefunds()).toHaveLength(1);
  });

  it('refunds the analysis that was reported with that event, of several of the member', async () => {
    const [second, otherEvent] = [await addAnalysis(userId, 30), crypto.randomUUID()];
    const first = await report();
    await report({ ...(await memberWithAnalysis()), event: otherEvent });
    await decide(await report({ event: otherEvent, analysisId: second }));
    await decide(first);
    const refunds = (await listRefunds()).map(({ reference, change }) => [reference, change]);
    expect(Object.fromEntries(refunds)).toEqual({
      [`refund:news:${analysisId.toHexString()}`]: 20,
      [`refund:news:${second.toHexString()}`]: 30,
    });
  });

  it('gives nothing for an analysis that was refunded for another reason', async () => {
    const id = await report();
    const reference = `refund:news:${analysisId.toHexString()}`;
    const entry = { userId: new Types.ObjectId(userId), amount: 20, reason: '분석 오류 환불', reference, at: now };
    await database.get(Transactions).run((transaction) => database.get(Ledger).credit(entry, transaction));
    await decide(id);
    expect(await creditOf()).toBe(100);
    expect(await listRefunds()).toHaveLength(1);
    // Nor is it tried again for ever.
    expect((await database.get(ObjectionRefunds).list(100)).map(String)).not.toContain(id);
  });

  it('writes nothing for an analysis that cost nothing', async () => {
    const id = await report();
    await database.collection('news_analyses').updateOne({ _id: analysisId }, { $set: { charged: 0 } });
    await decide(id);
    expect(await listRefunds()).toEqual([]);
    const audited = { 'objection.id': new Types.ObjectId(id), action: 'objection_refund' };
    expect(await database.collection('audit').countDocuments(audited)).toBe(0);
  });

  it('refunds the others where a reporter withdraws at the same moment, and leaves nothing of that one', async () => {
    for (let round = 0; round < 5; round += 1) {
      event = crypto.randomUUID();
      const leaver = await memberWithAnalysis();
      const stayer = await memberWithAnalysis();
      const id = await report(leaver);
      await report(stayer);
      await Promise.all([decide(id), withdraw(leaver.userId)]);
      expect(await creditOf(stayer.userId)).toBe(100);
      expect(await creditOf(leaver.userId)).toBeUndefined();
      const left = { userId: new Types.ObjectId(leaver.userId) };
      for (const name of ['news_analyses', 'objection_reports'])
        expect(await database.collection(name).countDocuments(left)).toBe(0);
    }
  });
});

it('dismissing an objection refunds nobody, corrects nothing, and is audited', async () => {
  const id = await report({ stockCode: '000660' });
  await decide(id, 'dismissed');
  expect(await creditOf()).toBe(80);
  expect(await objections.findCorrections('000660')).toEqual([]);
  const row = await database.collection('audit').findOne({ 'objection.id': new Types.ObjectId(id) });
  expect(row).toMatchObject({ action: 'objection_dismissed', userId: null, before: null, after: null });
});

it('texts go when the days of their source are over; type, day, links and the texts of others stay', async () => {
  const late = new Date(now.getTime() + 60_000);
  const articles = [article('naver'), { ...article('naver', late), title: '나중' }, article('gdelt')];
  const id = await report({ articles });
  await database.get(SharedTextsRepository).remove({ source: 'naver', upTo: now });
  const stored = await objections.findById(id);
  expect(stored).toMatchObject({ sentence: '', type: 'orders', day: '2026-11-20' });
  expect(stored?.articles.map(({ title, description, link }) => [title, description, link])).toEqual([
    ['', '', article('naver').link],
    ['나중', '설명', article('naver').link],
    ['제목 gdelt', '설명', article('gdelt').link],
  ]);
});

it('archived articles and learned rows go with the days of their source, and no others', async () => {
  const late = new Date(now.getTime() + 60_000);
  const [archive, learned] = [database.collection('archived_articles'), database.collection('learned_rows')];
  const kept = ['feed', 'naver-like', 'sample'];
  for (const source of ['naver', ...kept]) {
    await archive.insertOne({ archive: `${source}:005930`, seenAt: now });
    await learned.insertOne({ source, fetchedAt: now });
  }
  await archive.insertOne({ archive: 'naver:000660', seenAt: late });
  await learned.insertOne({ source: 'naver', fetchedAt: late });
  await database.get(SharedTextsRepository).remove({ source: 'naver', upTo: now });
  const archives = [...kept.map((source) => `${source}:005930`), 'naver:000660'];
  expect((await archive.distinct('archive')).sort()).toEqual(archives.sort());
  expect((await learned.distinct('source')).sort()).toEqual([...kept, 'naver'].sort());
  expect(await learned.distinct('fetchedAt', { source: 'naver' })).toEqual([late]);
});

it('the list has the open ones first, then the newest', async () => {
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const [fresh, decided, old] = [
    await report({ event: 'l3', at: at(2) }),
    await report({ event: 'l2', at: at(3) }),
    await report({ event: 'l1', at: at(1) }),
  ];
  await decide(decided);
  const { items } = await objections.list({ page: 1, size: 100 });
  const order = items.map(({ _id }) => _id.toHexString()).filter((id) => [old, decided, fresh].includes(id));
  expect(order).toEqual([fresh, old, decided]);
  const { items: upheld } = await objections.list({ page: 1, size: 100, state: 'upheld' });
  expect(upheld.map(({ _id }) => _id.toHexString())).toContain(decided);
  expect(upheld.every(({ state }) => state === 'upheld')).toBe(true);
});
