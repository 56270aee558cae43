import type { NewsDetailRecord } from '@gaemi/database/news-analysis/news-detail.schema';
import type { NewsEvidence } from '@gaemi/database/news-analysis/news-evidence.schema';
import { judged } from '@gaemi/domain/judge/testing/judged';
import { newsSides } from '@gaemi/domain/news-side';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { describe, expect, it } from 'vitest';
import { scoreEvidence } from '../evidence/score-evidence.ts';
import { combineSides } from './combine-sides.ts';
import { composeDetail } from './compose-detail.ts';

const asOf = new Date('2026-11-21T03:00:00.000Z');
const news = [
  ['삼성전자, 자사주 3000억원어치 소각 결정', 'good', 3],
  ['삼성전자, 1조원 규모 수주', 'good', 2],
  ['삼성전자 평택공장 화재', 'bad', 2],
  ['삼성전자 과징금 500억원', 'bad', 1],
  ['삼성전자, 배당 확대', 'good', 1],
] as const;

/** Evidence of the first `size` events. */
function buildEvidence(size: number): NewsEvidence {
  const reported = news.slice(0, size);
  return {
    articles: reported.map(([title], index) => ({
      id: `a${index}`,
      title,
      description: '',
      link: `https://news.example/${index}`,
      publisher: `신문${index}`,
      publishedAt: asOf,
      source: 'sample',
      fetchedAt: asOf,
    })),
    events: reported.map(([title, label, strength], index) => ({
      id: `e${index}`,
      representativeId: `a${index}`,
      articleIds: [`a${index}`],
      publishers: [`신문${index}`],
      judgement: judged({ label, strength, reason: title }),
      judgedBy: 'offline',
    })),
    coverage: toCoverage({ found: size, kept: size, publishers: size }),
    droppedBecause: {},
    dataSource: 'sample',
    judgedBy: 'offline',
    judgeVersion: 'test',
    asOf,
    textsFrom: [],
  };
}

const analysis = {
  stockCode: '005930',
  stockName: '삼성전자',
  grade: 'pro',
  tier: 'medium',
  fromDay: '2026-08-21',
  toDay: '2026-11-21',
} as const;

function buildDetails(evidence: NewsEvidence): NewsDetailRecord[] {
  const scored = scoreEvidence(evidence);
  const record = { _id: 'id', userId: 'user', analysisId: 'analysis' } as unknown as NewsDetailRecord;
  return newsSides.map((side) => {
    const content = composeDetail({ analysis, side, evidence, summary: `${side} summary`, scored });
    return { ...record, side, content };
  });
}

describe('the result of both sides', () => {
  it('adds up to 100 with the reserve and names the strongest events', () => {
    const evidence = buildEvidence(5);
    const details = buildDetails(evidence);
    const result = combineSides(details, evidence);
    // Weights 6 and 3 beside a reserve of 6.
    expect(result).toMatchObject({
      scoreVersion: 2,
      scores: { good: 40, bad: 20 },
      reserve: 40,
      percentage: 60,
      thin: false,
      lead: ['삼성전자, 자사주 3000억원어치 소각 결정.', '삼성전자 평택공장 화재.'],
      summaries: { good: 'good summary', bad: 'bad summary' },
    });
    expect(details.map(({ content }) => content.score)).toEqual([40, 20]);
  });

  it('claims no direction with fewer than five scored events', () => {
    const evidence = buildEvidence(4);
    expect(combineSides(buildDetails(evidence), evidence)).toMatchObject({
      thin: true,
      lead: ['근거가 적어 방향을 말하지 않아요.'],
    });
  });

  it('is missing while a side is missing', () => {
    const evidence = buildEvidence(5);
    expect(combineSides(buildDetails(evidence).slice(1), evidence)).toBeNull();
  });
});
