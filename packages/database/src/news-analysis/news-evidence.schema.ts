import type { Coverage } from '@gaemi/domain/coverage';
import type { StoredJudgement } from '@gaemi/domain/judgement/stored-judgement';
import type { JudgeName, NewsSourceName } from '@gaemi/domain/sources';
import { Schema, type Types } from 'mongoose';

export interface EvidenceArticle {
  id: string;
  title: string;
  description: string;
  link: string;
  publisher: string;
  publishedAt: Date;
}

export interface EvidenceEvent {
  id: string;
  /** The representative article of the event, and all articles that report it. */
  representativeId: string;
  articleIds: string[];
  publishers: string[];
  /** Null for an event without a usable judgement. */
  judgement: StoredJudgement | null;
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
}

export interface NewsEvidenceRecord extends NewsEvidence {
  /** The analysis. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
}

const anything = { type: Schema.Types.Mixed, required: true } as const;

export const newsEvidenceSchema = new Schema<NewsEvidenceRecord>(
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
  },
  { collection: 'news_evidence', versionKey: false, minimize: false },
);

// For withdrawals: they find the member's records in a transaction, which must not read the whole collection.
newsEvidenceSchema.index({ userId: 1 });
