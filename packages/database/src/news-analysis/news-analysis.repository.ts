import type { NewsSide } from '@gaemi/domain/news-side';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { type FinishedQuery, MemberAnalyses } from '../analysis/member-analyses.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';
import type { NewsDetailRecord } from './news-detail.schema.ts';

export type NewsAnalysis = NewsAnalysisRecord;

/** A finished analysis: its result is set. */
export type FinishedNewsAnalysis = NewsAnalysisRecord & { result: NonNullable<NewsAnalysisRecord['result']> };

/** News analyses of a member. */
@Injectable()
export class NewsAnalysisRepository extends MemberAnalyses<NewsAnalysis, FinishedNewsAnalysis> {
  constructor(
    @InjectModel('NewsAnalysis') protected readonly analyses: Model<AnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
  ) {
    super();
  }

  /** Finished analyses, newest first. */
  listFinished(userId: string, query: FinishedQuery): Promise<{ items: FinishedNewsAnalysis[]; total: number }> {
    return this.list(userId, query);
  }

  /** Returns the detail of one side, once the whole analysis is finished. */
  async findDetail(userId: string, side: NewsSide, id: string): Promise<NewsDetailRecord | null> {
    const detail = await this.details.findOne({ _id: id, userId, side }).lean<NewsDetailRecord>().exec();
    if (detail === null) return null;
    const finished = await this.analyses.exists({ _id: detail.analysisId, userId, state: 'done' });
    return finished === null ? null : detail;
  }
}
