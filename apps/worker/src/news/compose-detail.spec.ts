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
      askedFrom: period.from,
      askedTo: period.to,
      coveredFrom: period.from,
      coveredTo: period.to,
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

  it('adds up: contributions and the rest are the score before rounding', () => {
    const detail = detailOf('premium', evidenceOf(15));
    const sum = detail.contributions.reduce((total, { points }) => total + points, detail.restPoints);
    expect(sum).toBeCloseTo(detail.exactScore, 9);
    expect(detail.score).toBe(Math.round(detail.exactScore));
    expect(detail.contributions).toHaveLength(10);
    expect(detail.restCount).toBe(5);
  });

  it('keeps the contributions of the articles to premium', () => {
    const detail = detailOf('medium', evidenceOf(15));
    expect(detail.contributions).toEqual([]);
    expect(detail.restPoints).toBe(detail.exactScore);
    expect(detail.restCount).toBe(15);
  });

  it('40: cites gathered articles only, each once, and every reason has one', () => {
    const evidence = evidenceOf(5);
    const detail = detailOf('premium', evidence);
    const gathered = new Set(evidence.articles.map(({ link }) => link));
    const citations = detail.sources.map(({ link }) => link);
    expect(citations.every((link) => gathered.has(link))).toBe(true);
    expect(new Set(citations).size).toBe(citations.length);
    expect(detail.reasons.every(({ links }) => links.length > 0)).toBe(true);
    expect(new Set(detail.reasons.flatMap(({ links }) => links))).toEqual(new Set(citations));
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
