import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import { type StepStatus, stepStatuses } from '@gaemi/domain/analysis/status';
import type { Coverage } from '@gaemi/domain/coverage';
import { type NewsTier, newsTiers } from '@gaemi/domain/members/grades';
import { bySide, type NewsSide } from '@gaemi/domain/news-side';
import { type JudgeName, judgeNames, type NewsSourceName, newsSources } from '@gaemi/domain/sources';
import { Schema, type Types } from 'mongoose';
import { type AnalysisRecord, analysisFields, indexAnalyses } from '../analysis/analysis.schema.ts';
import { defineSchema } from '../define-schema.ts';

/** Fields of a finished analysis in lists. */
export interface NewsResult {
  scoreVersion: number;
  /** Points of each side. With the reserve they are 100. */
  scores: Record<NewsSide, number>;
  /** Points left open (판단 유보): the fewer events, the more. */
  reserve: number;
  /** True where too few events count for a side to claim a direction (`FEW_EVENTS`). */
  thin: boolean;
  /** Up to two lines over the whole result, one of the weightiest event of each side. */
  lead: string[];
  /** Share of the good side in the points of both, 0 to 100. */
  percentage: number;
  summaries: Record<NewsSide, string>;
  /** Details of the two sides. */
  detailIds: Record<NewsSide, Types.ObjectId>;
  coverage: Coverage;
  dataSource: NewsSourceName;
  judgedBy: JudgeName;
}

/** One news analysis of a member, created by the first of its two orders. */
export interface NewsAnalysisRecord extends AnalysisRecord {
  tier: NewsTier;
  statuses: Record<NewsSide | 'combined', StepStatus>;
  result: NewsResult | null;
  /** While it runs. Holds titles, so that it goes with the end. */
  seen?: SeenNews | null;
}

const status = { type: String, enum: stepStatuses, required: true } as const;

const resultSchema = defineSchema<NewsResult>(
  {
    scoreVersion: { type: Number, required: true },
    scores: bySide(() => ({ type: Number, required: true })),
    reserve: { type: Number, required: true },
    thin: { type: Boolean, required: true },
    lead: { type: [String], required: true },
    percentage: { type: Number, required: true },
    summaries: bySide(() => ({ type: String, required: true })),
    detailIds: bySide(() => ({ type: Schema.Types.ObjectId, required: true })),
    coverage: { type: Schema.Types.Mixed, required: true },
    dataSource: { type: String, enum: newsSources, required: true },
    judgedBy: { type: String, enum: judgeNames, required: true },
  },
  { _id: false },
);

export const newsAnalysisSchema = defineSchema<NewsAnalysisRecord>(
  {
    ...analysisFields,
    tier: { type: String, enum: newsTiers, required: true },
    statuses: { ...bySide(() => status), combined: status },
    result: { type: resultSchema, default: null },
    seen: { type: Schema.Types.Mixed, default: null },
  },
  { collection: 'news_analyses', versionKey: false },
);

indexAnalyses(newsAnalysisSchema);
// The newest finished ones of a tier, for the expected time.
newsAnalysisSchema.index({ state: 1, tier: 1, _id: -1 });
