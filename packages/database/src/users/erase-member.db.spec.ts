import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AcceptNewsAnalysis } from '../news-analysis/accept-news-analysis.ts';
import type { NewsEvidence } from '../news-analysis/news-evidence.schema.ts';
import { RunningNewsAnalysis } from '../news-analysis/running-news-analysis.ts';
import { PlanRequestRepository } from '../plan-requests/plan-request.repository.ts';
import { insertMember } from '../testing/insert-member.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { Transactions } from '../transactions.ts';
import { WebhookRepository } from '../webhooks/webhook.repository.ts';
import { newDelivery } from '../webhooks/webhook-delivery.repository.ts';
import { belongings, EraseMember } from './erase-member.ts';
import { UserRepository } from './user.repository.ts';

const now = new Date('2026-11-21T00:00:00Z');
const lease = { owner: 'worker', until: new Date('2026-11-21T00:01:00Z') };
let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const coverage = toCoverage();
const evidence: NewsEvidence = {
  articles: [],
  events: [],
  coverage,
  droppedBecause: {},
  dataSource: 'sample',
  judgedBy: 'offline',
  judgeVersion: '1',
  asOf: now,
  textsFrom: [],
};
const content = { side: 'good' } as SideDetail;

async function runningAnalysis() {
  const userId = await insertMember(database, { credit: 100, at: now });
  const order = {
    userId,
    requestId: crypto.randomUUID(),
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    cost: 20,
    reason: '삼성전자 호재/악재 분석',
  } as const;
  const {
    analysis: { _id },
  } = await database.get(AcceptNewsAnalysis).accept(order, now);
  const claimed = await database.get(RunningNewsAnalysis).claim(_id.toHexString(), lease, now);
  if (claimed === null) throw new Error('not claimed');
  return claimed;
}

async function erase(userId: Types.ObjectId): Promise<void> {
  const member = await database.get(UserRepository).findById(userId);
  if (member === null) throw new Error('no such member');
  await database.get(Transactions).run((transaction) => database.get(EraseMember).erase(member, transaction));
}

async function traces(userId: Types.ObjectId): Promise<number> {
  const names = ['news_analyses', 'news_details', 'news_evidence', 'watchlist'];
  const counts = await Promise.all(names.map((name) => database.collection(name).countDocuments({ userId })));
  return counts.reduce((sum, count) => sum + count, 0);
}

describe('erasing a member while an analysis runs [R30]', () => {
  it('leaves the worker nothing to continue, to save, or to refund [R30]', async () => {
    const analysis = await runningAnalysis();
    const id = analysis._id.toHexString();
    const running = database.get(RunningNewsAnalysis);
    await erase(analysis.userId);
    expect(await running.find(id)).toBeNull();
    expect(await running.extend(id, lease)).toBe(false);
    expect(await running.saveEvidence(analysis, lease.owner, { evidence, progress: 70 })).toBe(false);
    expect(await running.finishSides(analysis, lease.owner, { contents: [content], progress: 80 })).toBe(false);
    expect(await running.fail(id, 'analysis-failed', { at: now })).toBe(false);
    expect(await traces(analysis.userId)).toBe(0);
    const rows = await database.collection('credit_logs').find({ userId: analysis.userId }).toArray();
    expect(rows).toHaveLength(2);
    expect(rows.map(({ change }) => change)).toEqual(expect.arrayContaining([100, -20]));
  });

  it('leaves no record when the worker saves at the same moment [R30]', async () => {
    for (let round = 0; round < 10; round += 1) {
      const analysis = await runningAnalysis();
      const running = database.get(RunningNewsAnalysis);
      await Promise.all([
        running.saveEvidence(analysis, lease.owner, { evidence, progress: 70 }),
        erase(analysis.userId),
        running.finishSides(analysis, lease.owner, { contents: [content], progress: 80 }),
      ]);
      expect(await traces(analysis.userId)).toBe(0);
    }
  });
});

describe('erasing a member', () => {
  it('deletes from every collection with the id of a member, but for the append-only ones', () => {
    const { models } = database.model('User').db;
    const withId = Object.keys(models).filter((name) => models[name]?.schema.path('userId') !== undefined);
    expect(withId.toSorted()).toEqual([...belongings, 'CreditLog', 'Audit'].toSorted());
  });

  it("finds the member's records by an index in every collection, since it runs in a transaction", async () => {
    for (const name of belongings) {
      const indexes = await database.model(name).collection.indexes();
      expect(indexes.map(({ key }) => Object.keys(key)[0])).toContain('userId');
    }
  });

  it('takes the codes along that were sent to the address, and no others', async () => {
    const userId = new Types.ObjectId(await insertMember(database, { credit: 100, at: now }));
    const { email = '' } = (await database.get(UserRepository).findById(userId)) ?? {};
    const codes = database.model('Verification').collection;
    await codes.insertMany([email, 'other@gaemilens.example'].map((to) => ({ email: to, purpose: 'password-change' })));
    await erase(userId);
    expect(await codes.distinct('email')).toEqual(['other@gaemilens.example']);
  });

  it('leaves nobody for whom a plan, a webhook or a message to one could be stored later', async () => {
    const userId = new Types.ObjectId(await insertMember(database, { credit: 100, at: now }));
    await erase(userId);
    const webhook = {
      ...{ _id: new Types.ObjectId(), userId, url: 'https://bot.example.com', events: ['alert' as const] },
      ...{ sealedSecret: 'sealed', createdAt: now, offBecause: null, failingSince: null },
      ...{ deliveredAt: null, mailDueAt: null },
    };
    const message = { eventId: new Types.ObjectId(), type: 'test', at: now, data: { message: '시험' } } as const;
    const plan = { grade: 'pro', payer: '김서연', paid: true, createdAt: now } as const;
    const late = await Promise.allSettled([
      database.get(PlanRequestRepository).insert(userId.toHexString(), plan),
      database.get(WebhookRepository).insert(webhook),
      database.get(WebhookRepository).send(newDelivery(webhook, message, now)),
    ]);
    expect(late).toEqual(
      Array(3).fill(expect.objectContaining({ reason: expect.objectContaining({ code: 'NOT_LOGGED_IN' }) })),
    );
  });
});
