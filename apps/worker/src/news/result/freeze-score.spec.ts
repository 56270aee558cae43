import type { NewsResult } from '@gaemi/database/news-analysis/news-analysis.schema';
import type { EvidenceArticle, EvidenceEvent, NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { judged } from '@gaemi/domain/judge/testing/judged';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { freezeScore } from './freeze-score.ts';

/** After the close of a Friday. */
const asOf = new Date('2026-11-20T07:00:00.000Z');
const company = { code: '005930', market: 'KOSPI' } as const;

const article = (id: string, change: Partial<EvidenceArticle> = {}): EvidenceArticle => ({
  id,
  title: '삼성전자, 1조원 규모 수주',
  description: '',
  link: `https://news.example/${id}`,
  publisher: '신문',
  publishedAt: new Date('2026-11-10T03:00:00.000Z'),
  source: 'gdelt',
  fetchedAt: asOf,
  ...change,
});
const event = (id: string, change: Partial<EvidenceEvent> = {}): EvidenceEvent => ({
  id: `event-${id}`,
  representativeId: id,
  articleIds: [id],
  publishers: ['신문'],
  judgement: judged({ type: 'orders' }),
  judgedBy: 'offline',
  ...change,
});
const evidence = (change: Partial<NewsEvidence> = {}): NewsEvidence => ({
  articles: [article('a')],
  events: [event('a')],
  coverage: toCoverage({ found: 1, kept: 1, sources: [{ name: 'dart', status: 'ok', found: 0, queries: [] }] }),
  droppedBecause: {},
  dataSource: 'gdelt',
  judgedBy: 'offline',
  judgeVersion: 'learned 9',
  asOf,
  textsFrom: [],
  ...change,
});
const result: NewsResult = {
  scoreVersion: 2,
  scores: { good: 58, bad: 30 },
  reserve: 12,
  thin: false,
  lead: [],
  percentage: 64.25,
  summaries: { good: '', bad: '' },
  detailIds: { good: new Types.ObjectId(), bad: new Types.ObjectId() },
  coverage: evidence().coverage,
  dataSource: 'gdelt',
  judgedBy: 'offline',
};
const frozen = (change: Partial<NewsEvidence> = {}, of: Partial<NewsResult> = {}) =>
  freezeScore(company, { result: { ...result, ...of }, evidence: evidence(change) });

describe('the row of a finished analysis', () => {
  it('has score, entry day and the events that a filing could have confirmed, and nothing of the member', () => {
    expect(frozen()).toEqual({
      stockCode: '005930',
      market: 'KOSPI',
      day: '2026-11-23',
      scoreVersion: 2,
      asOf,
      good: 58,
      bad: 30,
      percentage: 64.25,
      direction: 'good',
      judgedBy: 'offline',
      judgeVersion: 'learned_9',
      events: [{ type: 'orders', day: '2026-11-10', confirmedOn: null }],
    });
  });

  it('claims no direction in a thin result', () => {
    expect(frozen({}, { thin: true })?.direction).toBe('even');
  });

  it.each<[string, Partial<NewsEvidence>]>([
    ['of sample data', { dataSource: 'sample' }],
    ['of which one article is sample data', { articles: [article('a', { source: 'sample' })] }],
    ['of a year that the calendar does not cover', { asOf: new Date('2024-11-20T07:00:00.000Z') }],
  ])('is missing for a result %s', (_, change) => expect(frozen(change)).toBeNull());

  it('has the day of the filing that confirmed an event', () => {
    const confirmedBy = { link: 'https://dart.example/1', date: '2026-11-12' };
    expect(frozen({ events: [event('a', { confirmedBy })] })?.events).toEqual([
      { type: 'orders', day: '2026-11-10', confirmedOn: '2026-11-12' },
    ]);
  });

  it('counts no event where filings were not asked, or not answered', () => {
    const { coverage } = evidence();
    const source = { found: 0, queries: [] };
    const failed = toCoverage({
      sources: [
        { ...source, name: 'dart', status: 'failed' },
        { ...source, name: 'gdelt', status: 'ok' },
      ],
    });
    expect(frozen({ coverage: failed })?.events).toEqual([]);
    expect(frozen({ coverage: { ...coverage, sources: [] } })?.events).toEqual([]);
  });

  it('counts no event without a side or a judgement', () => {
    const neutral = event('a', { judgement: judged({ label: 'neutral', type: 'orders' }) });
    expect(frozen({ events: [neutral, event('a', { judgement: null })] })?.events).toEqual([]);
  });
});
