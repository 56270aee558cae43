import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import type { TestApi } from './start-test-api.ts';

/** What matters of an analysis in a test; the rest is made up. */
export interface NewsAnalysisSeed {
  userId: Types.ObjectId;
  stockCode: string;
  stockName: string;
  createdAt: Date;
  state: 'done' | 'error' | 'running';
  scores: Record<NewsSide, number>;
  scoreVersion: number;
  thin: boolean;
  lead: string[];
  timeline: TimelineEvent[];
}

const coverage = toCoverage({
  ...{ coveredFrom: '2026-09-01', coveredTo: '2026-11-20' },
  ...{ found: 10, kept: 6, merged: 3, dropped: 1, publishers: 4 },
});

/** Puts an analysis into the database as the worker leaves it, and returns its id. */
export async function addNewsAnalysis(
  api: TestApi,
  {
    userId,
    stockCode,
    stockName,
    ...seed
  }: Pick<NewsAnalysisSeed, 'userId' | 'stockCode' | 'stockName'> & Partial<NewsAnalysisSeed>,
): Promise<string> {
  const { createdAt = new Date('2026-11-20T03:00:00Z'), state = 'done', scores = { good: 62, bad: 31 } } = seed;
  const { scoreVersion = 2, thin = false, lead = [], timeline = [] } = seed;
  const _id = new Types.ObjectId();
  const detailIds = { good: new Types.ObjectId(), bad: new Types.ObjectId() };
  const { good, bad } = scores;
  const result = {
    scoreVersion,
    reserve: 100 - good - bad,
    thin,
    lead,
    scores,
    percentage: 50 + (good - bad) / 2,
    summaries: { good: '수주가 이어졌어요.', bad: '환율이 부담이에요.' },
    detailIds,
    coverage,
    dataSource: 'sample',
    judgedBy: 'offline',
  };
  await api.connection.collection('news_analyses').insertOne({
    _id,
    userId,
    requestId: _id.toHexString(),
    stockCode,
    stockName,
    grade: 'new',
    tier: 'medium',
    fromDay: '2026-08-21',
    toDay: '2026-11-21',
    charged: 20,
    state,
    statuses: { good: 'done', bad: 'done', combined: 'done' },
    progress: 100,
    failure: null,
    createdAt,
    deadlineAt: createdAt,
    finishedAt: createdAt,
    lease: null,
    result: state === 'done' ? result : null,
  });
  // A failed analysis keeps the sides that were finished before.
  if (state !== 'running') {
    const content = { scoreVersion, stockCode, reasons: [], unsure: [], timeline };
    await api.connection
      .collection('news_details')
      .insertMany(newsSides.map((side) => ({ _id: detailIds[side], userId, analysisId: _id, side, content })));
  }
  return _id.toHexString();
}
