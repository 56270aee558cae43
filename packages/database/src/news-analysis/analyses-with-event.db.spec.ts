import 'reflect-metadata';
import mongoose, { type AnyObject, Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { NewsAnalysisRepository } from './news-analysis.repository.ts';

const userId = new Types.ObjectId();
const member = userId.toHexString();
const ofStock = { eventIds: ['event-1'], stockCode: '005930' };

describe("the member's analyses that tell of an event", () => {
  let database: TestDatabase;
  let analyses: NewsAnalysisRepository;
  let newest: Types.ObjectId;
  beforeAll(async () => {
    database = await openTestDatabase();
    analyses = database.get(NewsAnalysisRepository);
    await add({ hour: 1 });
    newest = await add({ hour: 2 });
    await add({ hour: 3, stockCode: '000660' });
    await add({ hour: 4, eventId: 'event-2' });
  });
  afterAll(async () => {
    mongoose.set('debug', false);
    await database.close();
  });

  async function add({ hour, stockCode = '005930', eventId = 'event-1' }: AnyObject) {
    const analysisId = new Types.ObjectId();
    const createdAt = new Date(Date.UTC(2026, 10, 21, hour));
    const requestId = analysisId.toHexString();
    const analysis = { _id: analysisId, userId, requestId, stockCode, createdAt, state: 'done' };
    await database.collection('news_analyses').insertOne(analysis);
    const content = { stockCode, timeline: [{ eventId }], unsure: [] };
    await database.collection('news_details').insertOne({ userId, analysisId, side: 'good', content });
    return analysisId;
  }

  it('are those of its stock; without the stock, of any', async () => {
    expect(await analyses.findNewestWithEvent(member, ofStock)).toBe(newest.toHexString());
    expect(await analyses.findNewestWithEvent(member, { ...ofStock, stockCode: '009150' })).toBeNull();
    expect(await analyses.findNewestWithEvent(member, { eventIds: ['event-2'] })).not.toBeNull();
    expect(await analyses.hasEvent(member, ofStock)).toBe(true);
    expect(await analyses.hasEvent(member, { ...ofStock, stockCode: '009150' })).toBe(false);
  });

  it('are found from the index of the stock: a member may have thousands of others', async () => {
    const filters: AnyObject[] = [];
    mongoose.set('debug', (collection, method, ...given) => {
      if (collection === 'news_details') filters.push(method === 'distinct' ? given[1] : given[0]);
    });
    await analyses.findNewestWithEvent(member, ofStock);
    await analyses.hasEvent(member, ofStock);
    mongoose.set('debug', false);
    expect(filters).toHaveLength(2);
    for (const filter of filters) {
      const { queryPlanner } = await database.collection('news_details').find(filter).explain('queryPlanner');
      const inputStage = { stage: 'IXSCAN', indexName: 'userId_1_content.stockCode_1' };
      expect(queryPlanner.winningPlan).toMatchObject({ stage: 'FETCH', inputStage });
    }
  });
});
