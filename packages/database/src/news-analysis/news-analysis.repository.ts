import type { CombinedNewsQuery, NewsSide } from '@gaemi/contracts/news-analysis';
import { endOfSeoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, Types } from 'mongoose';
import { literalPattern } from '../literal-pattern.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';
import type { NewsDetailRecord } from './news-detail.schema.ts';

export type NewsAnalysis = NewsAnalysisRecord;

/** A finished analysis: its result is there. */
export type FinishedNewsAnalysis = NewsAnalysisRecord & { result: NonNullable<NewsAnalysisRecord['result']> };

/** A member's analyses. Every look-up names the owner: somebody else's analysis is not there. */
@Injectable()
export class NewsAnalysisRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
  ) {}

  findByRequestId(userId: string, requestId: string): Promise<NewsAnalysis | null> {
    return this.analyses.findOne({ userId, requestId }).lean<NewsAnalysis>().exec();
  }

  findFinished(userId: string, key: { id: string } | { requestId: string }): Promise<FinishedNewsAnalysis | null> {
    const which = 'id' in key ? { _id: key.id } : { requestId: key.requestId };
    return this.analyses
      .findOne({ ...which, userId, state: 'done' })
      .lean<FinishedNewsAnalysis>()
      .exec();
  }

  /** Finished analyses, newest first. */
  async listFinished(
    userId: string,
    query: CombinedNewsQuery,
  ): Promise<{ items: FinishedNewsAnalysis[]; total: number }> {
    const filter: QueryFilter<NewsAnalysisRecord> = { userId: new Types.ObjectId(userId), state: 'done' };
    if (query.stock_code !== undefined) filter.stockCode = query.stock_code;
    if (query.stock_name) filter.stockName = literalPattern(query.stock_name);
    if (query.start_date !== undefined || query.end_date !== undefined) {
      filter.createdAt = {
        ...(query.start_date !== undefined && { $gte: startOfSeoulDay(query.start_date) }),
        ...(query.end_date !== undefined && { $lte: endOfSeoulDay(query.end_date) }),
      };
    }
    const [items, total] = await Promise.all([
      this.analyses
        .find(filter)
        .sort({ createdAt: -1, _id: -1 })
        .skip((query.page - 1) * query.size)
        .limit(query.size)
        .lean<FinishedNewsAnalysis[]>()
        .exec(),
      this.analyses.countDocuments(filter).exec(),
    ]);
    return { items, total };
  }

  /** The detail of one side, once the whole analysis is finished. */
  async findDetail(userId: string, side: NewsSide, id: string): Promise<NewsDetailRecord | null> {
    const detail = await this.details.findOne({ _id: id, userId, side }).lean<NewsDetailRecord>().exec();
    if (detail === null) return null;
    const finished = await this.analyses.exists({ _id: detail.analysisId, userId, state: 'done' });
    return finished === null ? null : detail;
  }
}
