import 'reflect-metadata';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../testing/open-test-database.ts';
import { NewsAnalysisRepository } from './news-analysis.repository.ts';
import { NewsHistoryRepository } from './news-history.repository.ts';

const userId = new Types.ObjectId();
const strangerId = new Types.ObjectId();
const noon = new Date('2026-11-21T03:00:00.000Z');
const hoursAfter = (hours: number) => new Date(noon.getTime() + hours * 3_600_000);

describe('a finished analysis and the previous one', () => {
  let database: TestDatabase;
  let history: NewsHistoryRepository;

  beforeAll(async () => {
    database = await openTestDatabase();
    history = database.get(NewsHistoryRepository);
  });
  afterAll(() => database.close());

  async function add({ owner = userId, stockCode = '005930', at = noon, state = 'done', complete = true } = {}) {
    const _id = new Types.ObjectId();
    const requestId = _id.toHexString();
    await database
      .collection('news_analyses')
      .insertOne({ _id, userId: owner, requestId, stockCode, createdAt: at, state });
    if (complete) {
      await database.collection('news_details').insertMany([
        { userId: owner, analysisId: _id, side: 'good', content: {} },
        { userId: owner, analysisId: _id, side: 'bad', content: {} },
      ]);
      await database.collection('news_evidence').insertOne({ _id, userId: owner, articles: [], events: [] });
    }
    return _id.toHexString();
  }
  const previousOf = async (id: string) => {
    const dossier = await history.findDossier(userId.toHexString(), id);
    if (dossier === null) throw new Error('not found');
    return (await history.findPrevious(dossier.analysis))?.analysis._id.toHexString();
  };

  it('returns the previous finished one of the same stock and the same member', async () => {
    const first = await add({ at: hoursAfter(0) });
    const second = await add({ at: hoursAfter(1) });
    await add({ at: hoursAfter(2), state: 'error' });
    await add({ at: hoursAfter(2), state: 'running' });
    await add({ at: hoursAfter(2), stockCode: '000880' });
    await add({ at: hoursAfter(2), owner: strangerId });
    const third = await add({ at: hoursAfter(3) });
    await add({ at: hoursAfter(4) });
    expect(await previousOf(third)).toBe(second);
    expect(await previousOf(second)).toBe(first);
    expect(await previousOf(first)).toBeUndefined();
  });

  it('follows the order of the list when both were made in the same millisecond', async () => {
    const ids = [await add({ stockCode: '009150' }), await add({ stockCode: '009150' })];
    const list = database.get(NewsAnalysisRepository);
    const { items } = await list.listFinished(userId.toHexString(), { stockCode: '009150', page: 1, size: 9 });
    const [newer = '', older = ''] = items.map(({ _id }) => _id.toHexString());
    expect([older, newer]).toEqual(ids);
    expect(await previousOf(newer)).toBe(older);
    expect(await previousOf(older)).toBeUndefined();
  });

  it('is not found for other members, nor while it runs', async () => {
    const theirs = await add({ owner: strangerId });
    const running = await add({ state: 'running' });
    expect(await history.findDossier(userId.toHexString(), theirs)).toBeNull();
    expect(await history.findDossier(userId.toHexString(), running)).toBeNull();
  });

  it('is an internal error when a finished analysis lacks its evidence', async () => {
    const id = await add({ complete: false });
    await expect(history.findDossier(userId.toHexString(), id)).rejects.toThrow('lacks a side or its evidence');
  });
});
