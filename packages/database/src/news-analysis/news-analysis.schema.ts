import { type JudgeName, judgeName, type NewsSourceName, newsSource } from '@gaemi/contracts/data-sources';
import { type NewsTier, newsTier } from '@gaemi/contracts/grades';
import { type Coverage, type NewsSide, type StepStatus, stepStatus } from '@gaemi/contracts/news-analysis';
import { Schema, type Types } from 'mongoose';
import { type AnalysisRecord, analysisFields, indexAnalyses } from '../analysis/analysis.schema.ts';

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

/** One news analysis of a member: asked for by the first of its two posts. */
export interface NewsAnalysisRecord extends AnalysisRecord {
  tier: NewsTier;
  statuses: Record<NewsSide | 'combined', StepStatus>;
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
    ...analysisFields,
    tier: { type: String, enum: newsTier.options, required: true },
    statuses: { good: status, bad: status, combined: status },
    result: { type: resultSchema, default: null },
  },
  { collection: 'news_analyses', versionKey: false },
);

indexAnalyses(newsAnalysisSchema);
