import type { Coverage } from '@gaemi/domain/coverage';
import type { Filing } from '@gaemi/domain/filings/filing';
import type { Judgement } from '@gaemi/domain/judge/judgement/judgement';
import type { FilingReference, RumourStep } from '@gaemi/domain/scoring/side-detail';
import type { JudgeName, NewsSourceName } from '@gaemi/domain/sources';
import { Schema, type Types } from 'mongoose';
import { defineSchema } from '../define-schema.ts';

export interface EvidenceArticle {
  id: string;
  title: string;
  description: string;
  link: string;
  publisher: string;
  publishedAt: Date;
  /** Origin and moment of the fetch. */
  source: NewsSourceName;
  fetchedAt: Date;
  filing?: Filing;
}

export interface EvidenceEvent {
  id: string;
  /** The representative article of the event, and all articles that report it. */
  representativeId: string;
  articleIds: string[];
  publishers: string[];
  /** Null for an event without a usable judgement. */
  judgement: Judgement | null;
  judgedBy: JudgeName;
  confirmedBy?: FilingReference;
  differsFrom?: FilingReference;
  stages?: RumourStep[];
}

/** Evidence of both sides of an analysis: gathered and judged once. */
export interface NewsEvidence {
  articles: EvidenceArticle[];
  events: EvidenceEvent[];
  coverage: Coverage;
  /** Articles left out, counted by reason. */
  droppedBecause: Record<string, number>;
  dataSource: NewsSourceName;
  judgedBy: JudgeName;
  judgeVersion: string;
  /** The moment from which the recency of the articles is measured. */
  asOf: Date;
  /** Sources of the texts in it, each with its earliest fetch. Texts whose time is over are removed by it. */
  textsFrom: FetchedText[];
}

/** The part of the evidence that tells where each article comes from and which events rest on it. */
export interface NewsOrigins extends Pick<NewsEvidence, 'dataSource' | 'asOf'> {
  articles: Pick<EvidenceArticle, 'id' | 'link' | 'source' | 'fetchedAt'>[];
  events: Pick<EvidenceEvent, 'id' | 'articleIds'>[];
}

/** A source with texts in a record, and the earliest of their fetches. */
export interface FetchedText {
  source: NewsSourceName;
  fetchedAt: Date;
}

/** The sources of texts, each with its earliest fetch. */
export function earliestFetches(texts: readonly FetchedText[]): FetchedText[] {
  const earliest = new Map<NewsSourceName, Date>();
  for (const { source, fetchedAt } of texts) {
    const known = earliest.get(source);
    if (known === undefined || fetchedAt < known) earliest.set(source, fetchedAt);
  }
  return [...earliest].map(([source, fetchedAt]) => ({ source, fetchedAt }));
}

/** Origin of an article; for one stored without it, that of its evidence. */
export function readOrigin(
  { source, fetchedAt }: Pick<EvidenceArticle, 'source' | 'fetchedAt'>,
  { dataSource, asOf }: Pick<NewsEvidence, 'dataSource' | 'asOf'>,
): FetchedText {
  return { source: source ?? dataSource, fetchedAt: fetchedAt ?? asOf };
}

export interface NewsEvidenceRecord extends NewsEvidence {
  /** The analysis. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
}

/** The field of a schema that holds fetched texts. */
export const fetchedTexts = {
  type: [
    defineSchema<FetchedText>(
      { source: { type: String, required: true }, fetchedAt: { type: Date, required: true } },
      { _id: false },
    ),
  ],
  default: [],
};

const anything = { type: Schema.Types.Mixed, required: true } as const;

export const newsEvidenceSchema = defineSchema<NewsEvidenceRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    articles: anything,
    events: anything,
    coverage: anything,
    droppedBecause: anything,
    dataSource: { type: String, required: true },
    judgedBy: { type: String, required: true },
    judgeVersion: { type: String, required: true },
    asOf: { type: Date, required: true },
    textsFrom: fetchedTexts,
  },
  { collection: 'news_evidence', versionKey: false, minimize: false },
);

// For withdrawals: they find the member's records in a transaction, which must not read the whole collection.
newsEvidenceSchema.index({ userId: 1 });
// For the removal of texts whose time is over.
newsEvidenceSchema.index({ 'textsFrom.source': 1, 'textsFrom.fetchedAt': 1 });
