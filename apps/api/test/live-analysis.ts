import type { EvidenceArticle } from '@gaemi/database/news-analysis/news-evidence.schema';
import { bySide, type NewsSide } from '@gaemi/domain/news-side';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { toCoverage } from '@gaemi/domain/testing/coverage';
import { Types } from 'mongoose';
import type { TestApi } from './start-test-api.ts';

/** Days of the analysis; its prices are asked for between them. */
export const livePeriod = { from: '2026-10-15', to: '2026-11-20' };

const asOf = new Date('2026-11-20T07:10:00.000Z');

const coverage = toCoverage({
  askedFrom: '2026-08-21',
  askedTo: livePeriod.to,
  coveredFrom: livePeriod.from,
  coveredTo: livePeriod.to,
  found: 493,
  kept: 60,
  merged: 40,
  dropped: 393,
  publishers: 4,
  events: 61,
});

interface LiveArticle {
  id: string;
  source: NewsSourceName;
  title: string;
}

/** An event with its side, sentence and articles. */
export interface LiveEvent {
  id: string;
  side: NewsSide;
  text: string;
  articles: readonly LiveArticle[];
}

/** Reported by a filing, whose texts may leave. */
export const filedEvent: LiveEvent = {
  id: 'e1',
  side: 'good',
  text: '공급 계약을 맺었어요.',
  articles: [{ id: 'filing', source: 'dart', title: '단일판매ㆍ공급계약' }],
};

interface LiveAnalysis {
  stockName?: string;
  lead: string[];
  summary: string;
  events: readonly LiveEvent[];
}

export const linkOf = (id: string) => `https://news.example/${id}`;

const buildEvidence = ({ id, source, title }: LiveArticle): EvidenceArticle => ({
  id,
  source,
  title,
  description: title,
  link: linkOf(id),
  publisher: `${title} 일보`,
  publishedAt: asOf,
  fetchedAt: asOf,
});

/** Puts a finished analysis of live sources into the database as the worker leaves it. */
export async function addLiveAnalysis(
  api: TestApi,
  userId: Types.ObjectId,
  { stockName = '삼성전자', lead, summary, events }: LiveAnalysis,
): Promise<string> {
  const _id = new Types.ObjectId();
  const detailIds = bySide(() => new Types.ObjectId());
  const scores = { good: 58, bad: 30 };
  const articles = events.flatMap((event) => event.articles.map(buildEvidence));
  const origin = { dataSource: articles[0]?.source ?? 'dart', judgedBy: 'openai' } as const;
  const record = {
    stockCode: '005930',
    stockName,
    grade: 'premium',
    fromDay: coverage.askedFrom,
    toDay: coverage.askedTo,
  };
  await api.connection.collection('news_analyses').insertOne({
    _id,
    userId,
    requestId: `request-${_id.toHexString()}`,
    ...record,
    tier: 'premium',
    state: 'done',
    progress: 100,
    charged: 30,
    createdAt: asOf,
    result: {
      scoreVersion: 2,
      scores,
      reserve: 12,
      thin: false,
      lead,
      percentage: 64,
      summaries: bySide(() => summary),
      detailIds,
      coverage,
      ...origin,
    },
  });
  const timeline = events.map(({ id, side, text }) => ({
    eventId: id,
    day: '2026-11-20',
    short: text,
    type: 'orders',
    side,
    strength: 3,
    points: 5,
  }));
  const sideOf = (side: NewsSide) => {
    const own = events.filter((event) => event.side === side);
    const sources = own.flatMap((event) => event.articles.map(buildEvidence));
    return {
      ...record,
      scoreVersion: 2,
      side,
      score: scores[side],
      exactScore: scores[side],
      summary,
      reasons: own.map((event) => ({
        eventId: event.id,
        text: event.text,
        type: 'orders',
        strength: 3,
        points: 5,
        merged: 0,
        links: event.articles.map((article) => linkOf(article.id)),
        judgedBy: 'openai',
      })),
      unsure: [],
      sources,
      contributions: sources.map((source) => ({ ...source, points: 1 })),
      restPoints: 0,
      timeline,
      themes: [{ name: '수주', points: 5, eventIds: own.map((event) => event.id) }],
      priceReactions: [],
      articlesPerDay: [],
      restCount: 0,
      ...origin,
    };
  };
  await api.connection.collection('news_details').insertMany(
    (['good', 'bad'] as const).map((side) => ({
      _id: detailIds[side],
      userId,
      analysisId: _id,
      side,
      content: sideOf(side),
    })),
  );
  await api.connection.collection('news_evidence').insertOne({
    _id: new Types.ObjectId(_id.toHexString()),
    userId,
    articles,
    events: events.map(({ id, articles: reported }) => ({
      id,
      representativeId: reported[0]?.id,
      articleIds: reported.map((article) => article.id),
      publishers: [],
      judgement: null,
    })),
    coverage,
    droppedBecause: {},
    ...origin,
    judgeVersion: '1',
    asOf,
    textsFrom: [],
  });
  return _id.toHexString();
}
