import type { NewsTier } from '@gaemi/domain/members/grades';
import type { NewsSide } from '@gaemi/domain/news-side';
import type { TimelineEvent } from '@gaemi/domain/scoring/event-views';
import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type QueryFilter, Types } from 'mongoose';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { type FinishedFilter, type FinishedQuery, MemberAnalyses } from '../analysis/member-analyses.ts';
import type { NewsAnalysisRecord, NewsResult } from './news-analysis.schema.ts';
import type { NewsDetailRecord } from './news-detail.schema.ts';

export type NewsAnalysis = NewsAnalysisRecord;

/** A finished analysis: its result is set. */
export type FinishedNewsAnalysis = NewsAnalysisRecord & { result: NonNullable<NewsAnalysisRecord['result']> };

/** Scores of a member's newest finished analysis of a stock. */
export interface LastNewsAnalysis {
  _id: Types.ObjectId;
  good: number;
  bad: number;
  reserve: number;
  percentage: number;
  thin: boolean;
  dataSource: NewsSourceName;
  createdAt: Date;
}

/** A finished analysis as far as it is compared with others of its stock. */
export interface NewsRun extends Pick<NewsAnalysisRecord, '_id' | 'stockCode' | 'createdAt' | 'tier'> {
  result: Pick<NewsResult, (typeof comparedFields)[number]>;
}
const comparedFields = ['scoreVersion', 'scores', 'reserve', 'thin', 'lead', 'percentage', 'dataSource'] as const;
const runFields: Record<string, 1> = Object.fromEntries([
  ...['stockCode', 'createdAt', 'tier', ...comparedFields.map((field) => `result.${field}`)].map((field) => [field, 1]),
]);

/** An event by all its ids; with its stock it is found without reading the details of all others. */
interface EventToFind {
  eventIds: readonly string[];
  stockCode?: string | undefined;
}

/** How far an analysis is. */
export type AnalysisProgress = Pick<NewsAnalysisRecord, (typeof progressFields)[number]>;
const progressFields = ['state', 'progress', 'statuses', 'failure', 'seen', 'tier', 'createdAt'] as const;
const progressOnly: Record<string, 1> = Object.fromEntries(progressFields.map((field) => [field, 1]));

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

  /** Milliseconds from order to end of the newest finished analyses of a tier. */
  async recentDurations(tier: NewsTier, limit: number): Promise<number[]> {
    const recent = await this.analyses
      .find({ state: 'done', tier } as QueryFilter<AnalysisRecord>, { createdAt: 1, finishedAt: 1 })
      .sort({ _id: -1 })
      .limit(limit)
      .lean<Pick<AnalysisRecord, 'createdAt' | 'finishedAt'>[]>()
      .exec();
    return recent.map(({ createdAt, finishedAt }) => (finishedAt?.getTime() ?? 0) - createdAt.getTime());
  }

  /** How far analyses are, in the order of the requests, in one query; undefined for one that is not stored. */
  async findProgress(
    requests: readonly { userId: string; requestId: string }[],
  ): Promise<(AnalysisProgress | undefined)[]> {
    const found = await this.analyses
      .find(
        {
          userId: { $in: [...new Set(requests.map(({ userId }) => userId))] },
          requestId: { $in: requests.map(({ requestId }) => requestId) },
        },
        { _id: 0, userId: 1, requestId: 1, ...progressOnly },
      )
      .lean<(AnalysisProgress & Pick<NewsAnalysisRecord, 'userId' | 'requestId'>)[]>()
      .exec();
    const ofRequest = new Map(
      found.map(({ userId, requestId, ...progress }) => [`${userId.toHexString()} ${requestId}`, progress]),
    );
    return requests.map(({ userId, requestId }) => ofRequest.get(`${userId} ${requestId}`));
  }

  /** Returns all finished analyses that fit in short, newest first: one query, of some 300 bytes an analysis. */
  listRuns(userId: string, query: FinishedFilter = {}): Promise<NewsRun[]> {
    return this.listFields(userId, query, runFields);
  }

  /** Returns the finished analyses with the given ids, in no order. */
  findAllFinished(userId: string, ids: readonly Types.ObjectId[]): Promise<FinishedNewsAnalysis[]> {
    return this.analyses
      .find({ _id: { $in: ids }, userId, state: 'done' })
      .lean<FinishedNewsAnalysis[]>()
      .exec();
  }

  /** Returns the scored events of both sides of analyses, by the id of the analysis. */
  async findTimelines(userId: string, ids: readonly Types.ObjectId[]): Promise<Map<string, TimelineEvent[]>> {
    // Each side has the events of both.
    const details = await this.details
      .find({ analysisId: { $in: ids }, side: 'good', userId }, { analysisId: 1, 'content.timeline': 1 })
      .lean<{ analysisId: Types.ObjectId; content: { timeline: TimelineEvent[] } }[]>()
      .exec();
    return new Map(details.map(({ analysisId, content }) => [analysisId.toHexString(), content.timeline]));
  }

  /** Returns the newest finished analysis of the member in which an event counts for a side; null for none. */
  async findNewestWithEvent(userId: string, { eventIds, stockCode }: EventToFind): Promise<string | null> {
    const details = await this.details
      .find({ userId, ...ofStock(stockCode), 'content.timeline.eventId': { $in: eventIds } }, { analysisId: 1 })
      .lean<Pick<NewsDetailRecord, 'analysisId'>[]>()
      .exec();
    const newest = await this.analyses
      .findOne({ _id: { $in: details.map(({ analysisId }) => analysisId) }, userId, state: 'done' }, { _id: 1 })
      .sort({ createdAt: -1, _id: -1 })
      .lean<Pick<AnalysisRecord, '_id'>>()
      .exec();
    return newest?._id.toHexString() ?? null;
  }

  /** Whether a finished analysis of the member tells of an event: for a side, or as one it is not sure of. */
  async hasEvent(userId: string, { eventIds, stockCode }: EventToFind): Promise<boolean> {
    const named = { $in: eventIds };
    const places = [{ 'content.timeline.eventId': named }, { 'content.unsure.eventId': named }];
    const analysisIds = await this.details.distinct('analysisId', { userId, ...ofStock(stockCode), $or: places });
    return (await this.analyses.exists({ _id: { $in: analysisIds }, userId, state: 'done' })) !== null;
  }

  /** Returns the detail of one side, once the whole analysis is finished. */
  async findDetail(userId: string, side: NewsSide, id: string): Promise<NewsDetailRecord | null> {
    const detail = await this.details.findOne({ _id: id, userId, side }).lean<NewsDetailRecord>().exec();
    if (detail === null) return null;
    const finished = await this.analyses.exists({ _id: detail.analysisId, userId, state: 'done' });
    return finished === null ? null : detail;
  }

  /** The member's newest finished analysis of each of the stocks, by code, in one query. */
  async findLast(userId: string, stockCodes: readonly string[]): Promise<Map<string, LastNewsAnalysis>> {
    if (stockCodes.length === 0) return new Map();
    const newest = await this.analyses
      .aggregate<Omit<LastNewsAnalysis, '_id'> & { _id: string; id: Types.ObjectId }>([
        { $match: { userId: new Types.ObjectId(userId), state: 'done', stockCode: { $in: [...stockCodes] } } },
        { $sort: { stockCode: 1, createdAt: -1, _id: -1 } },
        {
          $group: {
            _id: '$stockCode',
            id: { $first: '$_id' },
            createdAt: { $first: '$createdAt' },
            good: { $first: '$result.scores.good' },
            bad: { $first: '$result.scores.bad' },
            reserve: { $first: '$result.reserve' },
            percentage: { $first: '$result.percentage' },
            thin: { $first: '$result.thin' },
            dataSource: { $first: '$result.dataSource' },
          },
        },
      ])
      .exec();
    return new Map(newest.map(({ _id: stockCode, id, ...last }) => [stockCode, { ...last, _id: id }]));
  }
}

const ofStock = (stockCode: string | undefined) => (stockCode === undefined ? {} : { 'content.stockCode': stockCode });
