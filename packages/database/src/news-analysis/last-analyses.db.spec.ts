import 'reflect-metadata';
import mongoose, { type AnyObject, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { NewsAnalysisRepository } from './news-analysis.repository.ts';

const userId = new Types.ObjectId();
const noon = new Date('2026-11-21T03:00:00.000Z');

interface Added {
  stockCode: string;
  hours?: number;
  owner?: Types.ObjectId;
  state?: string;
  good?: number;
  reserve?: number;
}

describe("the member's newest analyses of some stocks", () => {
  let database: TestDatabase;
  let analyses: NewsAnalysisRepository;
  beforeAll(async () => {
    database = await openTestDatabase();
    analyses = database.get(NewsAnalysisRepository);
  });
  afterAll(async () => {
    mongoose.set('debug', false);
    await database.close();
  });

  async function add({ stockCode, hours = 0, owner = userId, state = 'done', good = 50, reserve = 20 }: Added) {
    const _id = new Types.ObjectId();
    const scores = { good, bad: 30 };
    await database.collection('news_analyses').insertOne({
      _id,
      userId: owner,
      requestId: _id.toHexString(),
      stockCode,
      createdAt: new Date(noon.getTime() + hours * 3_600_000),
      state,
      ...(state === 'done' && { result: { scores, percentage: 64, reserve, thin: false, dataSource: 'gdelt' } }),
    });
    return _id;
  }

  it('has the newest finished one of each stock, and nothing of others', async () => {
    await add({ stockCode: '005930', hours: 1 });
    const newest = await add({ stockCode: '005930', hours: 3, good: 58, reserve: 12 });
    await add({ stockCode: '005930', hours: 2 });
    await add({ stockCode: '005930', hours: 4, state: 'running' });
    await add({ stockCode: '005930', hours: 4, owner: new Types.ObjectId() });
    const first = await add({ stockCode: '000880' });
    await add({ stockCode: '009150' });
    const last = await analyses.findLast(userId.toHexString(), ['005930', '000880', '000660']);
    expect([...last.keys()].toSorted()).toEqual(['000880', '005930']);
    const shape = { percentage: 64, thin: false, dataSource: 'gdelt' };
    const createdAt = new Date(noon.getTime() + 3 * 3_600_000);
    expect(last.get('005930')).toEqual({ _id: newest, good: 58, bad: 30, reserve: 12, ...shape, createdAt });
    expect(last.get('000880')).toEqual({ _id: first, good: 50, bad: 30, reserve: 20, ...shape, createdAt: noon });
  });

  it('asks once for all of them, from the index of the history of a stock', async () => {
    const calls: { method: string; pipeline: AnyObject[] }[] = [];
    mongoose.set('debug', (_collection, method, pipeline) => calls.push({ method, pipeline }));
    await analyses.findLast(userId.toHexString(), ['005930', '000880', '009150']);
    await analyses.findLast(userId.toHexString(), []);
    mongoose.set('debug', false);
    expect(calls.map(({ method }) => method)).toEqual(['aggregate']);
    const explained = await database
      .collection('news_analyses')
      .aggregate(calls[0]?.pipeline ?? [])
      .explain('queryPlanner');
    const { queryPlanner } = explained.stages?.[0]?.$cursor ?? explained;
    expect(JSON.stringify(queryPlanner.winningPlan)).toContain('userId_1_state_1_stockCode_1_createdAt_-1__id_-1');
    expect(JSON.stringify(queryPlanner.winningPlan)).not.toContain('COLLSCAN');
  });
});
