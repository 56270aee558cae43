import { newsDetail } from '@gaemi/contracts/news-analysis';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { describe, expect, it } from 'vitest';
import { composeDetail, scoreEvidence } from './compose-detail.ts';

const asOf = new Date('2026-11-21T03:00:00.000Z');
const period = { from: '2026-05-21', to: '2026-11-21', maxEvents: 100 };

/** Evidence of `size` good events, one of them told by three articles. */
function evidenceOf(size: number): NewsEvidence {
  const articleIds = Array.from({ length: size }, (_, index) => [`e${index}a`, ...(index === 0 ? ['e0b', 'e0c'] : [])]);
  return {
    articles: articleIds.flat().map((id, index) => ({
      id,
      title: `소식 ${id}`,
      description: '',
      link: `https://news.example/${id}`,
      publisher: `신문${index}`,
      publishedAt: new Date(asOf.getTime() - index * 86_400_000),
    })),
    events: articleIds.map((ids, index) => ({
      id: `e${index}`,
      representativeId: `e${index}a`,
      articleIds: ids,
      publishers: ids,
      judgement: { label: 'good', strength: 2, reason: `까닭 ${index}이에요.` },
    })),
    coverage: {
      asked_from: period.from,
      asked_to: period.to,
      covered_from: period.from,
      covered_to: period.to,
      found: size + 2,
      kept: size,
      merged: 2,
      dropped: 0,
      publishers: size + 2,
      truncated: false,
    },
    droppedBecause: {},
    dataSource: 'sample',
    judgedBy: 'lexicon',
    judgeVersion: 'test',
    asOf,
  };
}

const detailOf = (tier: NewsAnalysis['tier'], evidence: NewsEvidence) => {
  const analysis = {
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'premium' as const,
    tier,
    fromDay: period.from,
    toDay: period.to,
  };
  const { score, events } = scoreEvidence('good', evidence, period);
  return composeDetail({ analysis, side: 'good', evidence, summary: '좋은 소식이 많았어요.', score, events });
};

describe('composeDetail', () => {
  it.each([
    ['basic', 3],
    ['medium', 6],
    ['premium', 10],
  ] as const)('shows a %s member up to %i reasons', (tier, reasons) => {
    expect(detailOf(tier, evidenceOf(15)).reasons).toHaveLength(reasons);
  });

  it('fits what the API answers', () => {
    const detail = { _id: '0'.repeat(24), ...detailOf('premium', evidenceOf(15)) };
    expect(newsDetail.parse(detail)).toEqual(detail);
  });

  it('adds up: contributions and the rest are the score before rounding', () => {
    const detail = detailOf('premium', evidenceOf(15));
    const sum = detail.contributions.reduce((total, { points }) => total + points, detail.rest_points);
    expect(sum).toBeCloseTo(detail.exact_score, 9);
    expect(detail.total_score).toBe(Math.round(detail.exact_score));
    expect(detail.contributions).toHaveLength(10);
    expect(detail.rest_count).toBe(5);
  });

  it('keeps the contributions of the articles to premium', () => {
    const detail = detailOf('medium', evidenceOf(15));
    expect(detail.contributions).toEqual([]);
    expect(detail.rest_points).toBe(detail.exact_score);
    expect(detail.rest_count).toBe(15);
  });

  it('40: cites gathered articles only, each once, and every reason has one', () => {
    const evidence = evidenceOf(5);
    const detail = detailOf('premium', evidence);
    const gathered = new Set(evidence.articles.map(({ link }) => link));
    expect(detail.citations.every((link) => gathered.has(link))).toBe(true);
    expect(new Set(detail.citations).size).toBe(detail.citations.length);
    expect(detail.reasons.every(({ links }) => links.length > 0)).toBe(true);
    expect(detail.sources.map(({ link }) => link)).toEqual(detail.citations);
  });

  it('says how many tellings of one happening were merged', () => {
    const first = detailOf('premium', evidenceOf(5)).reasons.find(({ text }) => text === '까닭 0이에요.');
    expect(first).toMatchObject({
      merged: 2,
      links: ['https://news.example/e0a', 'https://news.example/e0b', 'https://news.example/e0c'],
    });
  });

  it('has no reason, no link and no points on a side without events', () => {
    const evidence = evidenceOf(3);
    const { score, events } = scoreEvidence('bad', evidence, period);
    expect(score).toMatchObject({ total: 0, exact: 0 });
    expect(events).toEqual([]);
  });
});
