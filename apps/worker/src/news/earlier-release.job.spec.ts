import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { newsSides } from '@gaemi/domain/news-side';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newsOrder } from '../testing/news-order.ts';
import { startTestWorker, type TestWorker } from '../testing/start-test-worker.ts';

let worker: TestWorker;
beforeAll(async () => {
  worker = await startTestWorker({ NEWS_SOURCE: 'sample', ANALYZER: 'offline' });
});
afterAll(() => worker.close());

const publishedAt = new Date();
const evidence = {
  articles: ['good', 'bad'].map((id) => ({
    id,
    title: id === 'good' ? '삼성전자, 1조원 규모 수주' : '삼성전자 평택공장 화재',
    description: '',
    link: `https://news.example/${id}`,
    publisher: '예시일보',
    publishedAt,
  })),
  events: ['good', 'bad'].map((label) => ({
    id: `event-${label}`,
    representativeId: label,
    articleIds: [label],
    publishers: ['예시일보'],
    judgement: { label, strength: 2, reason: '소식이에요.' },
  })),
  coverage: {
    askedFrom: '2026-08-21',
    askedTo: '2026-11-21',
    coveredFrom: '2026-11-20',
    coveredTo: '2026-11-20',
    found: 2,
    kept: 2,
    merged: 0,
    dropped: 0,
    publishers: 1,
    truncated: false,
  },
  droppedBecause: {},
  dataSource: 'sample',
  judgedBy: 'offline',
  judgeVersion: 'offline-1',
  asOf: publishedAt,
};

it('an analysis that an earlier release left between its sides ends with both sides of the current formula', async () => {
  await worker.stopWorker();
  const userId = await worker.insertMember();
  const order = newsOrder(userId);
  await worker.accept(order);
  const { _id, userId: owner } = await worker.find(order);
  await worker.connection.collection('news_evidence').insertOne({ _id, userId: owner, ...evidence });
  // Side and progress as the first formula left them.
  const content = { side: 'good', score: 99, exactScore: 99, summary: '', reasons: [], sources: [], contributions: [] };
  await worker.connection
    .collection('news_details')
    .insertOne({ userId: owner, analysisId: _id, side: 'good', content: { ...content, restPoints: 99 } });
  await worker.connection
    .collection('news_analyses')
    .updateOne({ _id }, { $set: { progress: 80, 'statuses.good': 'done' } });
  await worker.startAnother();

  const { state, result } = await worker.ended(order);
  // Two events of weight 2 beside a reserve of 6.
  expect({ state, result }).toMatchObject({
    state: 'done',
    result: {
      scoreVersion: 2,
      scores: { good: 20, bad: 20 },
      reserve: 60,
      percentage: 50,
      thin: true,
      lead: ['근거가 적어 방향을 말하지 않아요.'],
    },
  });
  for (const side of newsSides) {
    const detail = await worker.get(NewsAnalysisRepository).findDetail(userId, side, String(result?.detailIds[side]));
    expect(detail?.content).toMatchObject({ scoreVersion: 2, score: 20, reasons: [{ type: 'other', strength: 2 }] });
  }
});
