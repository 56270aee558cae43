import type { NewsSourceName } from '@gaemi/domain/sources';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { NewsDetailRecord } from '../news-analysis/news-detail.schema.ts';
import type { NewsEvidence, NewsEvidenceRecord } from '../news-analysis/news-evidence.schema.ts';
import { type Transaction, Transactions } from '../transactions.ts';

/** Everything of one analysis that holds texts of articles or texts derived from them. */
export interface StoredTexts {
  evidence: NewsEvidence;
  details: NewsDetailRecord[];
  analysis: NewsAnalysisRecord | null;
}

/** A source and the moment up to which its fetches are over. */
export interface ExpiredFetches {
  source: NewsSourceName;
  upTo: Date;
}

/** Finds and replaces texts of analyses whose time is over. */
@Injectable()
export class ExpiredTextsRepository {
  constructor(
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
    private readonly transactions: Transactions,
  ) {}

  /** Returns analyses with texts of a source that were fetched up to a moment, in no order, but for those that are left out. */
  async list(
    { source, upTo }: ExpiredFetches,
    limit: number,
    without: Types.ObjectId[] = [],
  ): Promise<Types.ObjectId[]> {
    const found = await this.evidence
      .find({ textsFrom: { $elemMatch: { source, fetchedAt: { $lte: upTo } } }, _id: { $nin: without } }, { _id: 1 })
      .limit(limit)
      .lean<{ _id: Types.ObjectId }[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  /**
   * Replaces the texts of an analysis in one transaction. `change` returns null for an analysis that is left alone. False
   * when nothing was changed.
   */
  replace(_id: Types.ObjectId, change: (stored: StoredTexts) => StoredTexts | null): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const stored = await this.find(_id, session);
      const changed = stored === null ? null : change(stored);
      if (changed === null) return false;
      const { articles, events, textsFrom } = changed.evidence;
      await this.evidence.updateOne({ _id }, { $set: { articles, events, textsFrom } }, { session });
      for (const { _id: id, content } of changed.details) {
        await this.details.updateOne({ _id: id }, { $set: { content } }, { session });
      }
      const result = changed.analysis?.result ?? null;
      if (result !== null) {
        const { summaries, lead } = result;
        const fields = { 'result.summaries': summaries, ...(lead !== undefined && { 'result.lead': lead }) };
        await this.analyses.updateOne({ _id }, { $set: fields }, { session });
      }
      return true;
    });
  }

  private async find(_id: Types.ObjectId, session: Transaction): Promise<StoredTexts | null> {
    const evidence = await this.evidence.findById(_id).session(session).lean<NewsEvidence>().exec();
    if (evidence === null) return null;
    const details = await this.details.find({ analysisId: _id }).session(session).lean<NewsDetailRecord[]>().exec();
    const analysis = await this.analyses.findById(_id).session(session).lean<NewsAnalysisRecord>().exec();
    return { evidence, details, analysis };
  }
}
