import { type JudgeName, judgeName, type NewsSourceName, newsSource } from '@gaemi/contracts/data-sources';
import { type Grade, grade, type NewsTier, newsTier } from '@gaemi/contracts/grades';
import { type Coverage, type NewsSide, type StepStatus, stepStatus } from '@gaemi/contracts/news-analysis';
import { Schema, type Types } from 'mongoose';

export type AnalysisState = 'running' | 'done' | 'error';

/** What a finished analysis shows in lists. */
export interface NewsResult {
  goodScore: number;
  badScore: number;
  percentage: number;
  goodSummary: string;
  badSummary: string;
  goodNewsId: Types.ObjectId;
  badNewsId: Types.ObjectId;
  coverage: Coverage;
  dataSource: NewsSourceName;
  judgedBy: JudgeName;
}

/** One news analysis of a member: asked for by its two posts, charged once, ended once. */
export interface NewsAnalysisRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The member's idempotency key. */
  requestId: string;
  stockCode: string;
  stockName: string;
  /** The member's grade when it was accepted. */
  grade: Grade;
  tier: NewsTier;
  /** Days in Seoul, both included. */
  fromDay: string;
  toDay: string;
  charged: number;
  /** Ends once: from running to done or error, never back. */
  state: AnalysisState;
  /** Which of the two posts have come. */
  requested: Record<NewsSide, boolean>;
  statuses: Record<NewsSide | 'combined', StepStatus>;
  progress: number;
  /** The member's sentence when it ended in error. */
  detail: string | null;
  createdAt: Date;
  deadlineAt: Date;
  finishedAt: Date | null;
  /** Who works on it and until when; somebody else may take over after that. */
  lease: { owner: string; until: Date } | null;
  /** Tries that failed in a way that might pass. */
  failures: number;
  result: NewsResult | null;
}

const status = { type: String, enum: stepStatus.options, required: true } as const;

const resultSchema = new Schema<NewsResult>(
  {
    goodScore: { type: Number, required: true },
    badScore: { type: Number, required: true },
    percentage: { type: Number, required: true },
    goodSummary: { type: String, required: true },
    badSummary: { type: String, required: true },
    goodNewsId: { type: Schema.Types.ObjectId, required: true },
    badNewsId: { type: Schema.Types.ObjectId, required: true },
    coverage: { type: Schema.Types.Mixed, required: true },
    dataSource: { type: String, enum: newsSource.options, required: true },
    judgedBy: { type: String, enum: judgeName.options, required: true },
  },
  { _id: false },
);

export const newsAnalysisSchema = new Schema<NewsAnalysisRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    requestId: { type: String, required: true },
    stockCode: { type: String, required: true },
    stockName: { type: String, required: true },
    grade: { type: String, enum: grade.options, required: true },
    tier: { type: String, enum: newsTier.options, required: true },
    fromDay: { type: String, required: true },
    toDay: { type: String, required: true },
    charged: { type: Number, required: true },
    state: { type: String, enum: ['running', 'done', 'error'], required: true },
    requested: { good: { type: Boolean, required: true }, bad: { type: Boolean, required: true } },
    statuses: { good: status, bad: status, combined: status },
    progress: { type: Number, required: true, min: 0, max: 100 },
    detail: { type: String, default: null },
    createdAt: { type: Date, required: true },
    deadlineAt: { type: Date, required: true },
    finishedAt: { type: Date, default: null },
    lease: {
      type: new Schema(
        { owner: { type: String, required: true }, until: { type: Date, required: true } },
        { _id: false },
      ),
      default: null,
    },
    failures: { type: Number, required: true },
    result: { type: resultSchema, default: null },
  },
  { collection: 'news_analyses', versionKey: false },
);

// One analysis per member and request id; progress and results by request id.
newsAnalysisSchema.index({ userId: 1, requestId: 1 }, { unique: true });
// A member's history, newest first.
newsAnalysisSchema.index({ userId: 1, state: 1, createdAt: -1, _id: -1 });
// A member's history of one stock, newest first.
newsAnalysisSchema.index({ userId: 1, state: 1, stockCode: 1, createdAt: -1, _id: -1 });
// Analyses past their deadline.
newsAnalysisSchema.index({ deadlineAt: 1 }, { partialFilterExpression: { state: 'running' } });
