import { indexBySide, type NewsSide } from '@gaemi/domain/news-side';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { FinishedNewsAnalysis } from './news-analysis.repository.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';
import type { NewsDetailRecord } from './news-detail.schema.ts';
import type { NewsEvidence, NewsEvidenceRecord, NewsOrigins } from './news-evidence.schema.ts';

/** A finished analysis with its evidence: the result, both sides, articles and judgements. */
export interface NewsDossier {
  analysis: FinishedNewsAnalysis;
  details: Record<NewsSide, NewsDetailRecord>;
  evidence: NewsEvidence;
}

const originFields = {
  dataSource: 1,
  asOf: 1,
  'articles.id': 1,
  'articles.link': 1,
  'articles.source': 1,
  'articles.fetchedAt': 1,
  'events.id': 1,
  'events.articleIds': 1,
} as const;

/** Finished analyses of a member with all their evidence. Every lookup names the owner. */
@Injectable()
export class NewsHistoryRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
  ) {}

  /** Null when the member has no such finished analysis. */
  async findDossier(userId: string, id: string): Promise<NewsDossier | null> {
    const analysis = await this.analyses
      .findOne({ _id: id, userId, state: 'done' })
      .lean<FinishedNewsAnalysis>()
      .exec();
    return analysis && this.withEvidence(analysis);
  }

  /** The member's finished analysis of the same stock before the given one; null when that is the first. */
  async findPrevious(analysis: FinishedNewsAnalysis): Promise<NewsDossier | null> {
    const { _id, userId, stockCode, createdAt } = analysis;
    const previous = await this.analyses
      .findOne({
        userId,
        state: 'done',
        stockCode,
        createdAt: { $lte: createdAt },
        // Of two made in the same millisecond, the lower id counts as the earlier one, like in the list.
        $or: [{ createdAt: { $lt: createdAt } }, { _id: { $lt: _id } }],
      })
      .sort({ createdAt: -1, _id: -1 })
      .lean<FinishedNewsAnalysis>()
      .exec();
    return previous && this.withEvidence(previous);
  }

  /** The origins of several analyses of the member, by id; nothing of one without evidence. */
  async findOrigins(userId: string, ids: readonly string[]): Promise<Map<string, NewsOrigins>> {
    const found = await this.evidence
      .find({ _id: { $in: ids }, userId }, originFields)
      .lean<(NewsOrigins & Pick<NewsEvidenceRecord, '_id'>)[]>()
      .exec();
    return new Map(found.map(({ _id, ...origins }) => [_id.toHexString(), origins]));
  }

  /** The origins of the analysis that a detail of the member is of; null without evidence. */
  async findOriginsOfDetail(userId: string, detailId: string): Promise<NewsOrigins | null> {
    const detail = await this.details
      .findOne({ _id: detailId, userId }, { analysisId: 1 })
      .lean<Pick<NewsDetailRecord, 'analysisId'>>()
      .exec();
    const id = detail?.analysisId.toHexString();
    return id === undefined ? null : ((await this.findOrigins(userId, [id])).get(id) ?? null);
  }

  private async withEvidence(analysis: FinishedNewsAnalysis): Promise<NewsDossier> {
    const { _id, userId } = analysis;
    const [details, evidence] = await Promise.all([
      this.details.find({ analysisId: _id, userId }).lean<NewsDetailRecord[]>().exec(),
      this.evidence.findOne({ _id, userId }).lean<NewsEvidence>().exec(),
    ]);
    const sides = indexBySide(details);
    if (sides === null || evidence === null) {
      throw new Error(`the finished analysis ${_id.toHexString()} lacks a side or its evidence`);
    }
    return { analysis, details: sides, evidence };
  }
}
