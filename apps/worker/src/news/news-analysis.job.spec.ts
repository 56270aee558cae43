import { readFile } from 'node:fs/promises';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { queueNames } from '@gaemi/domain/analysis/jobs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

describe('news analysis over the queue, with sample news and the offline judge', () => {
  let worker: TestWorker;
  let userId: string;

  beforeAll(async () => {
    worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline' });
  });
  afterAll(() => worker.close());
  beforeEach(async () => {
    userId = await worker.insertMember();
  });

  it('ends with both sides, evidence behind every reason, and sums that hold', async () => {
    const order = newsOrder(userId);
    await worker.accept(order);
    const analysis = await worker.ended(order);
    expect(analysis).toMatchObject({
      state: 'done',
      progress: 100,
      statuses: { good: 'done', bad: 'done', combined: 'done' },
      result: { dataSource: 'sample', judgedBy: 'offline' },
    });
    const { result } = analysis;
    expect(result?.coverage.found).toBe(
      Number(result?.coverage.kept) + Number(result?.coverage.merged) + Number(result?.coverage.dropped),
    );
    expect(result?.coverage).toMatchObject({
      events: result?.coverage.kept,
      sources: [{ name: 'sample', status: 'ok', found: result?.coverage.found }],
    });
    const { good = 0, bad = 0 } = result?.scores ?? {};
    expect(good + bad + (result?.reserve ?? 0)).toBe(100);
    expect(result).toMatchObject({ scoreVersion: 2, thin: false, lead: [expect.any(String), expect.any(String)] });
    const repository = worker.get(NewsAnalysisRepository);
    const sides = [
      ['good', result?.detailIds.good, result?.scores.good],
      ['bad', result?.detailIds.bad, result?.scores.bad],
    ] as const;
    for (const [side, id, score] of sides) {
      const record = await repository.findDetail(userId, side, String(id));
      const detail = record?.content;
      expect(detail?.score).toBe(score);
      const ofSide = detail?.timeline?.filter((event) => event.side === side) ?? [];
      expect(ofSide.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(detail?.exactScore ?? -1, 9);
      expect(detail?.reasons.length).toBeGreaterThan(0);
      const cited = new Set(detail?.sources.map(({ link }) => link));
      expect(detail?.reasons.every(({ links }) => links.every((link) => cited.has(link)))).toBe(true);
    }
    expect(await worker.creditOf(userId)).toBe(80);
  });

  it('gives the same scores for the same news again', async () => {
    const orders = [newsOrder(userId), newsOrder(userId)] as const;
    for (const order of orders) await worker.accept(order);
    const [a, b] = await Promise.all(orders.map((order) => worker.ended(order)));
    const scores = (of: typeof a) => [of?.result?.scores.good, of?.result?.scores.bad, of?.result?.percentage];
    expect(scores(a)).toEqual(scores(b));
  });

  it('keeps no word of the lexicon beside its analyses: it says the same again', async () => {
    const order = newsOrder(userId);
    await worker.accept(order);
    expect((await worker.ended(order)).state).toBe('done');
    for (const kept of ['judgements', 'dropped_judgements', 'summaries'])
      expect(await worker.connection.collection(kept).countDocuments()).toBe(0);
  });

  it('takes a message that comes three times as one [R31]', async () => {
    const order = newsOrder(userId);
    await worker.accept(order);
    const { _id } = await worker.find(order);
    const twin = { type: 'news-analysis', version: 1, analysisId: _id.toHexString() } as const;
    await Promise.all([twin, twin, twin].map((copy) => worker.send(copy)));
    const first = await worker.ended(order);
    await expect
      .poll(() => worker.queue.inspect(queueNames.newsAnalysis), { timeout: 20_000 })
      .toEqual({ ready: [], delayed: [], inFlight: [] });
    // Webhooks hear of the end at any time.
    expect(await worker.find(order)).toEqual({ ...first, announced: expect.any(Boolean) });
    expect(await worker.sumOfLog(userId)).toBe(80);
  });

  it('lets a message about an unknown analysis pass [R33]', async () => {
    const order = newsOrder(userId);
    await worker.send({ type: 'news-analysis', version: 1, analysisId: 'f'.repeat(24) });
    await worker.accept(order);
    expect((await worker.ended(order)).state).toBe('done');
  });

  it('never touches an analysis that was refunded [R38]', async () => {
    const order = newsOrder(userId);
    await worker.accept({ ...order, requestId: crypto.randomUUID() });
    await worker.accept(order);
    const { _id } = await worker.find(order);
    await worker.get(RunningNewsAnalysis).fail(_id.toHexString(), 'analysis-overdue', { at: new Date() });
    const ended = await worker.ended(order);
    await worker.accept(order);
    // Webhooks hear of the end at any time.
    expect(await worker.find(order)).toEqual({ ...ended, announced: expect.any(Boolean) });
    expect(await worker.sumOfLog(userId)).toBe(await worker.creditOf(userId));
  });

  it('takes the room that docs/without-containers.md tells', async () => {
    const order = newsOrder(userId);
    await worker.accept(order);
    const { _id } = await worker.ended(order);
    let bytes = 0;
    for (const [collection, owner] of [
      ['news_analyses', '_id'],
      ['news_details', 'analysisId'],
      ['news_evidence', '_id'],
    ] as const) {
      const sizes = [{ $match: { [owner]: _id } }, { $project: { size: { $bsonSize: '$$ROOT' } } }];
      const found = await worker.connection.collection(collection).aggregate<{ size: number }>(sizes).toArray();
      expect(found).not.toEqual([]);
      for (const { size } of found) bytes += size;
    }
    const page = await readFile(new URL('../../../../docs/without-containers.md', import.meta.url), 'utf8');
    const stated = Number(/\| an analysis of news[^|]*\| *([\d.]+) kB/.exec(page)?.[1]) * 1_000;
    expect(bytes / stated).toBeGreaterThan(0.8);
    expect(bytes / stated).toBeLessThan(1.2);
  });
});
