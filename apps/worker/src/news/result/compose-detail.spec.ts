import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import { judged } from '@gaemi/domain/judge/testing/judged';
import type { NewsSide } from '@gaemi/domain/news-side';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { describe, expect, it } from 'vitest';
import { scoreEvidence } from '../evidence/score-evidence.ts';
import { composeDetail } from './compose-detail.ts';

const asOf = new Date('2026-11-21T03:00:00.000Z');
const period = { from: '2026-05-21', to: '2026-11-21' };

/** Evidence of `size` good events, one of them told by three articles. */
function buildEvidence(size: number): NewsEvidence {
  const articleIds = Array.from({ length: size }, (_, index) => [`e${index}a`, ...(index === 0 ? ['e0b', 'e0c'] : [])]);
  return {
    articles: articleIds.flat().map((id, index) => ({
      id,
      title: `소식 ${id}`,
      description: '',
      link: `https://news.example/${id}`,
      publisher: `신문${index}`,
      publishedAt: new Date(asOf.getTime() - index * 86_400_000),
      source: 'sample',
      fetchedAt: asOf,
    })),
    events: articleIds.map((ids, index) => ({
      id: `e${index}`,
      representativeId: `e${index}a`,
      articleIds: ids,
      publishers: ids,
      judgement: judged({ reason: `까닭 ${index}이에요.` }),
      judgedBy: 'offline',
    })),
    coverage: toCoverage({ found: size + 2, kept: size, merged: 2, publishers: size + 2 }),
    droppedBecause: {},
    dataSource: 'sample',
    judgedBy: 'offline',
    judgeVersion: 'test',
    asOf,
    textsFrom: [],
  };
}

/** The same evidence with one event for each judgement. */
function judgedEvidence(judgements: readonly Judgement[]): NewsEvidence {
  const evidence = buildEvidence(judgements.length);
  const [first, ...others] = evidence.articles;
  return {
    ...evidence,
    articles: first === undefined ? [] : [{ ...first, title: '삼성전자, 자사주 3000억원어치 소각 결정' }, ...others],
    events: evidence.events.map((event, index) => ({ ...event, judgement: judgements[index] ?? null })),
  };
}

const buildDetail = (tier: NewsAnalysis['tier'], evidence: NewsEvidence, side: NewsSide = 'good') => {
  const analysis = {
    stockCode: '005930',
    stockName: '삼성전자',
    grade: 'premium' as const,
    tier,
    fromDay: period.from,
    toDay: period.to,
  };
  const scored = scoreEvidence(evidence);
  return composeDetail({ analysis, side, evidence, summary: '좋은 소식이 많았어요.', scored });
};

describe('composeDetail', () => {
  it.each([
    ['basic', 3],
    ['medium', 6],
    ['premium', 10],
  ] as const)('shows a %s member up to %i reasons', (tier, reasons) => {
    expect(buildDetail(tier, buildEvidence(15)).reasons).toHaveLength(reasons);
  });

  it('adds up: contributions and the rest are the score before rounding', () => {
    const detail = buildDetail('premium', buildEvidence(15));
    const sum = detail.contributions.reduce((total, { points }) => total + points, detail.restPoints);
    expect(sum).toBeCloseTo(detail.exactScore, 9);
    expect(detail.score).toBe(Math.round(detail.exactScore));
    expect(detail.contributions).toHaveLength(10);
    expect(detail.restCount).toBe(5);
  });

  it('keeps the contributions of the articles to premium', () => {
    const detail = buildDetail('medium', buildEvidence(15));
    expect(detail.contributions).toEqual([]);
    expect(detail.restPoints).toBe(detail.exactScore);
    expect(detail.restCount).toBe(15);
  });

  it('cites gathered articles only, each once, and every reason has one [R40]', () => {
    const evidence = buildEvidence(5);
    const detail = buildDetail('premium', evidence);
    const gathered = new Set(evidence.articles.map(({ link }) => link));
    const citations = detail.sources.map(({ link }) => link);
    expect(citations.every((link) => gathered.has(link))).toBe(true);
    expect(new Set(citations).size).toBe(citations.length);
    expect(detail.reasons.every(({ links }) => links.length > 0)).toBe(true);
    expect(new Set(detail.reasons.flatMap(({ links }) => links))).toEqual(new Set(citations));
  });

  it('says how many articles of one event were merged', () => {
    const first = buildDetail('premium', buildEvidence(5)).reasons.find(({ text }) => text === '까닭 0이에요.');
    expect(first).toMatchObject({
      merged: 2,
      links: ['https://news.example/e0a', 'https://news.example/e0b', 'https://news.example/e0c'],
    });
  });

  it('links one article of each publisher of an event', () => {
    const evidence = buildEvidence(5);
    const [publisher = ''] = evidence.articles.map((each) => each.publisher);
    const articles = evidence.articles.map((each) => (each.id === 'e0b' ? { ...each, publisher } : each));
    const { reasons } = buildDetail('premium', { ...evidence, articles });
    expect(reasons.find(({ eventId }) => eventId === 'e0')).toMatchObject({
      merged: 2,
      links: ['https://news.example/e0a', 'https://news.example/e0c'],
    });
  });

  it('has no reason, no link and no points on a side without events', () => {
    const detail = buildDetail('premium', buildEvidence(3), 'bad');
    expect(detail).toMatchObject({ score: 0, exactScore: 0, restPoints: 0, reasons: [], sources: [], themes: [] });
  });

  const judgements: Judgement[] = [
    judged({ label: 'good', strength: 3, reason: '자사주를 소각해요.', type: 'shareholder_returns' }),
    judged({ label: 'good', strength: 1, reason: '배당을 늘려요.', type: 'shareholder_returns' }),
    judged({ label: 'good', strength: 3, reason: '이익이 늘었어요.', type: 'earnings' }),
    judged({ label: 'bad', strength: 2, reason: '불이 났어요.', type: 'accident' }),
    judged({ label: 'neutral', strength: 1, reason: '행사를 열어요.' }),
    judged({ label: 'good', strength: 3, reason: '주가가 올랐어요.', kind: 'price' }),
    judged({ label: 'bad', strength: 3, reason: '외국인이 팔았어요.', kind: 'flows' }),
    judged({ label: 'good', strength: 3, reason: '지수에 들었어요.', subject: 'listed', kind: 'roundup' }),
    judged({ label: 'good', strength: 3, reason: '특허를 얻었어요.', material: false }),
  ];

  it('puts the scored events of both sides on the timeline, and the price events into reactions', () => {
    const detail = buildDetail('basic', judgedEvidence(judgements));
    expect(detail.timeline.map(({ eventId, side, type }) => [eventId, side, type])).toEqual([
      ['e3', 'bad', 'accident'],
      ['e2', 'good', 'earnings'],
      ['e1', 'good', 'shareholder_returns'],
      ['e0', 'good', 'shareholder_returns'],
    ]);
    expect(detail.timeline.at(-1)).toMatchObject({ day: '2026-11-21', short: '자사주 소각', strength: 3 });
    expect(detail.priceReactions).toEqual([
      { day: '2026-11-13', count: 1 },
      { day: '2026-11-14', count: 1 },
    ]);
    expect(buildDetail('basic', judgedEvidence(judgements), 'bad').timeline).toEqual(detail.timeline);
  });

  it('has themes and reasons of its side only, whose points are those of the timeline', () => {
    const detail = buildDetail('premium', judgedEvidence(judgements));
    const pointsOf = new Map(detail.timeline.map(({ eventId, points }) => [eventId, points]));
    expect(detail.themes?.map(({ name, eventIds }) => [name, eventIds])).toEqual([
      ['주주환원', ['e0', 'e1']],
      ['실적', ['e2']],
    ]);
    expect(detail.themes?.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(detail.exactScore, 9);
    expect(detail.reasons.map(({ eventId, points }) => [eventId, points])).toEqual(
      ['e0', 'e2', 'e1'].map((id) => [id, pointsOf.get(id)]),
    );
    expect(detail.reasons[0]).toMatchObject({ type: 'shareholder_returns', strength: 3, judgedBy: 'offline' });
  });

  it('lists the events of a side that its judge was not sure of, with their links and without points', () => {
    const neutral = { label: 'neutral', material: false } as const;
    const evidence = judgedEvidence([
      judged({ label: 'good' }),
      judged({ ...neutral, reason: '파업 이야기가 나와요.', type: 'accident', likely: { good: 0.1, bad: 0.5 } }),
      judged({ ...neutral, likely: { good: 0.6, bad: 0.1 } }),
    ]);
    expect(buildDetail('basic', evidence, 'bad').unsure).toEqual([
      {
        eventId: 'e1',
        text: '파업 이야기가 나와요.',
        type: 'accident',
        links: ['https://news.example/e1a'],
        day: '2026-11-18',
      },
    ]);
    expect(buildDetail('basic', evidence).unsure.map(({ eventId }) => eventId)).toEqual(['e2']);
    expect(buildDetail('basic', evidence).timeline).toHaveLength(1);
  });

  it('has the same timeline, themes and points in every tier', () => {
    const buildViews = (tier: NewsAnalysis['tier']) => {
      const { timeline, themes, exactScore, priceReactions } = buildDetail(tier, buildEvidence(15));
      return { timeline, themes, exactScore, priceReactions };
    };
    expect(buildViews('basic')).toEqual(buildViews('premium'));
    expect(buildViews('medium')).toEqual(buildViews('premium'));
    expect(buildViews('basic').timeline).toHaveLength(15);
  });
});
