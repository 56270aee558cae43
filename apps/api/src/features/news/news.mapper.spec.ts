import { combinedNews, coverage } from '@gaemi/contracts/news-analysis';
import type { FinishedNewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { Coverage } from '@gaemi/domain/coverage';
import { Types } from 'mongoose';
import { expect, it } from 'vitest';
import { toCombinedNews, toCoverage } from './news.mapper.ts';

const counted: Coverage = {
  askedFrom: '2026-10-21',
  askedTo: '2026-11-21',
  coveredFrom: '2026-10-30',
  coveredTo: '2026-11-20',
  found: 40,
  kept: 9,
  merged: 6,
  dropped: 25,
  publishers: 5,
  truncated: true,
  few: false,
  droppedBy: { other_company: 22, duplicate: 0, table_or_ad: 0, undated: 3, over_limit: 0 },
  events: 9,
  neutral: 2,
  priceEvents: 1,
  sources: [{ name: 'sample', status: 'limited', found: 40, queries: ['삼성전자'] }],
};

const analysis = {
  _id: new Types.ObjectId(),
  requestId: 'request-0001',
  stockCode: '005930',
  stockName: '삼성전자',
  grade: 'basic',
  tier: 'basic',
  fromDay: '2026-10-21',
  toDay: '2026-11-21',
  createdAt: new Date('2026-11-21T03:00:00.000Z'),
  result: {
    scoreVersion: 2,
    scores: { good: 40, bad: 20 },
    reserve: 40,
    percentage: 60,
    thin: false,
    lead: ['수주가 앞섰어요.', '화재가 부담이에요.'],
    summaries: { good: '수주가 가장 크게 작용했어요.', bad: '화재가 가장 크게 작용했어요.' },
    detailIds: { good: new Types.ObjectId(), bad: new Types.ObjectId() },
    coverage: counted,
    dataSource: 'sample',
    judgedBy: 'offline',
  },
} as FinishedNewsAnalysis;

it('answers a result of version 2 with its reserve, whether it is thin, and its lead', () => {
  const answer = toCombinedNews(analysis, { like: false, present_name: null });
  expect(combinedNews.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    score_version: 2,
    good_news_score: 40,
    bad_news_score: 20,
    reserve: 40,
    percentage_value: 60,
    thin: false,
    lead: ['수주가 앞섰어요.', '화재가 부담이에요.'],
  });
});

it('answers what was counted of the articles, the events and the sources', () => {
  const answer = toCoverage(counted);
  expect(coverage.parse(answer)).toEqual(answer);
  expect(answer).toMatchObject({
    dropped_by: { other_company: 22, duplicate: 0, table_or_ad: 0, undated: 3, over_limit: 0 },
    events: 9,
    neutral: 2,
    price_events: 1,
    sources: [{ name: 'sample', status: 'limited', found: 40, queries: ['삼성전자'] }],
  });
});
