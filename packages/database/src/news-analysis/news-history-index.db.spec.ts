import 'reflect-metadata';
import { measureComputingTime } from '@gaemi/testing/measures/computing-time';
import mongoose, { type AnyObject, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedQuery } from '../analysis/member-analyses.ts';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { NewsAnalysisRepository } from './news-analysis.repository.ts';

const OWN = 300;
const OTHERS = 30_000;
const MEMBERS = 100;

const history = 'userId_1_state_1_createdAt_-1__id_-1';
const historyOfStock = 'userId_1_state_1_stockCode_1_createdAt_-1__id_-1';

const paging = { page: 1, size: 3 };
const manyCodes = Array.from({ length: 1_000 }, (_, index) => String(5_930 + index).padStart(6, '0'));
const questions: [string, FinishedQuery, string][] = [
  ['the newest', paging, history],
  ['a late page', { ...paging, page: 90 }, history],
  ['a page past the end', { ...paging, page: 900 }, history],
  ['by a part of the name', { ...paging, stockName: '전자' }, history],
  ['by initials that are of many stocks', { ...paging, stockName: 'ㅅ', codes: manyCodes }, history],
  ['by a name that none has', { ...paging, stockName: '.*(a+)+$' }, history],
  ['by days', { ...paging, fromDay: '2026-03-01', toDay: '2026-06-30' }, history],
  ['by stock', { ...paging, stockCode: '005930' }, historyOfStock],
  ['by stock and days', { ...paging, stockCode: '005930', fromDay: '2026-03-01' }, historyOfStock],
];

describe("a member's history among those of all members", () => {
  let database: TestDatabase;
  let list: NewsAnalysisRepository;
  const userId = new Types.ObjectId();
  const member = userId.toHexString();

  beforeAll(async () => {
    database = await openTestDatabase();
    list = database.get(NewsAnalysisRepository);
    await insert(OWN, () => userId);
  });
  afterAll(async () => {
    mongoose.set('debug', false);
    await database.close();
  });

  async function insert(count: number, findOwner: (index: number) => Types.ObjectId) {
    for (let first = 0; first < count; first += 5_000) {
      await database.collection('news_analyses').insertMany(
        Array.from({ length: Math.min(5_000, count - first) }, (_, offset) => {
          const index = first + offset;
          const _id = new Types.ObjectId();
          return {
            _id,
            userId: findOwner(index),
            requestId: _id.toHexString(),
            stockCode: index % 2 === 0 ? '005930' : '000880',
            stockName: index % 2 === 0 ? '삼성전자' : '한화',
            state: index % 10 === 9 ? 'error' : 'done',
            createdAt: new Date(Date.UTC(2026, 0, 1) + index * 600_000),
          };
        }),
      );
    }
  }

  /** Filters and options of the repository's queries. */
  async function asked(question: FinishedQuery) {
    const calls: { method: string; filter: AnyObject; options: AnyObject }[] = [];
    mongoose.set('debug', (_collection, method, filter, options) => calls.push({ method, filter, options }));
    const { items } = await list.listFinished(member, question);
    mongoose.set('debug', false);
    const [page, count] = ['find', 'countDocuments'].map((method) => calls.find((call) => call.method === method));
    if (page === undefined) throw new Error('not a page');
    // A first page that is not full needs no count query.
    const isCounted = question.page > 1 || items.length === question.size;
    expect(calls).toHaveLength(isCounted ? 2 : 1);
    expect(count?.filter).toEqual(isCounted ? page.filter : undefined);
    return { page, filter: page.filter };
  }
  /** CPU time of a list query in milliseconds, the median of many. The embedded database runs in this process. */
  async function timeOf(question: FinishedQuery): Promise<number> {
    const times: number[] = [];
    for (let run = 0; run < 25; run += 1) {
      times.push(await measureComputingTime(() => list.listFinished(member, question)));
    }
    return times.toSorted((one, other) => one - other)[12] ?? Number.NaN;
  }

  it.each(questions)('reads page and count from its index: %s', async (_, question, indexName) => {
    const { page, filter } = await asked(question);
    const analyses = database.collection('news_analyses');
    const found = { stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName } };
    // No sort stage, since the index has the order already.
    const pagePlan = await analyses.find(page.filter, page.options).explain('queryPlanner');
    expect(pickPlan(pagePlan)).toMatchObject(found);
    const counted = [{ $match: filter }, { $group: { _id: 1, n: { $sum: 1 } } }];
    const countPlan = await analyses.aggregate(counted).explain('queryPlanner');
    expect(pickPlan(countPlan)).toMatchObject(found);
  });

  it('reads all analyses in short from the same index, whatever other members have', async () => {
    const calls: { filter: AnyObject; options: AnyObject }[] = [];
    mongoose.set('debug', (_collection, _method, filter, options) => calls.push({ filter, options }));
    const runs = await list.listRuns(member);
    mongoose.set('debug', false);
    expect(runs).toHaveLength(0.9 * OWN);
    expect(runs.map(({ createdAt }) => createdAt.getTime())).toEqual(
      runs.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => other - one),
    );
    const [call] = calls;
    if (call === undefined || calls.length > 1) throw new Error('not one query');
    const plan = await database.collection('news_analyses').find(call.filter, call.options).explain('queryPlanner');
    expect(pickPlan(plan)).toMatchObject({ stage: 'FETCH', inputStage: { stage: 'IXSCAN', indexName: history } });
  });

  it('reads the newest finished ones of a tier from an index, also of a rare one', async () => {
    const calls: { filter: AnyObject; options: AnyObject }[] = [];
    mongoose.set('debug', (_collection, _method, filter, options) => calls.push({ filter, options }));
    await list.recentDurations('premium', 20);
    mongoose.set('debug', false);
    const [call] = calls;
    if (call === undefined) throw new Error('no query');
    const plan = await database.collection('news_analyses').find(call.filter, call.options).explain('queryPlanner');
    const inputStage = { stage: 'IXSCAN', indexName: 'state_1_tier_1__id_-1' };
    expect(pickPlan(plan)).toMatchObject({ stage: 'FETCH', inputStage });
  });

  it('takes no longer when the other members have a hundred times as much', async () => {
    const before = new Map<FinishedQuery, number>();
    for (const [, question] of questions) before.set(question, await timeOf(question));
    const countTotal = async (question: FinishedQuery) => (await list.listFinished(member, question)).total;
    const total = await countTotal(paging);

    const others = Array.from({ length: MEMBERS }, () => new Types.ObjectId());
    await insert(OTHERS, (index) => others[index % MEMBERS] ?? userId);

    expect(await countTotal(paging)).toBe(total);
    for (const [name, question] of questions) {
      const ratio = (await timeOf(question)) / (before.get(question) ?? 0);
      // A collection scan would take a hundred times as long; the rest is tolerance for other work in this process.
      expect(ratio, name).toBeLessThan(10);
    }
  });
});

/** Stage that reads the documents, below all other stages. */
function pickPlan(explained: AnyObject): unknown {
  const { queryPlanner } = explained.stages?.[0]?.$cursor ?? explained;
  return queryPlanner.winningPlan;
}
