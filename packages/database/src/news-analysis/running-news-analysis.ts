import type { SeenNews } from '@gaemi/domain/analysis/seen-news';
import { type NewsSide, newsSides } from '@gaemi/domain/news-side';
import type { SideDetail } from '@gaemi/domain/scoring/side-detail';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import type { AnalysisRecord, Progress } from '../analysis/analysis.schema.ts';
import { RunningAnalysis } from '../analysis/running-analysis.ts';
import { Ledger } from '../ledger/ledger.ts';
import { ModelUsageRepository } from '../model-usage/model-usage.repository.ts';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import type { NewsAnalysis } from './news-analysis.repository.ts';
import type { NewsResult } from './news-analysis.schema.ts';
import type { NewsDetailRecord } from './news-detail.schema.ts';
import type { NewsEvidence, NewsEvidenceRecord } from './news-evidence.schema.ts';

/** The end of a news analysis. */
interface CompletedNews {
  result: NewsResult;
  /** Sides that are stored with it. */
  details?: readonly NewsDetailRecord[];
  at: Date;
  along?: (transaction: Transaction) => Promise<void>;
}

/** Finished sides of an analysis as they are stored for the first time. */
export const newDetails = (
  { _id: analysisId, userId }: Pick<NewsAnalysis, '_id' | 'userId'>,
  contents: readonly SideDetail[],
): NewsDetailRecord[] =>
  contents.map((content) => ({ _id: new Types.ObjectId(), userId, analysisId, side: content.side, content }));

/** The worker's lease and writes on a running news analysis. */
@Injectable()
export class RunningNewsAnalysis extends RunningAnalysis<NewsAnalysis> {
  protected readonly kind = 'news';

  constructor(
    @InjectModel('NewsAnalysis') protected readonly analyses: Model<AnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
    private readonly usage: ModelUsageRepository,
    protected readonly transactions: Transactions,
    protected readonly ledger: Ledger,
  ) {
    super();
  }

  /** Raises the progress (it never falls), marks a side as running and tells what has been seen. */
  report(id: string, owner: string, step: Progress & { side?: NewsSide; seen?: SeenNews }): Promise<boolean> {
    const { side, seen } = step;
    const change = { ...(side && { [`statuses.${side}`]: 'running' }), ...(seen && { seen }) };
    return this.update(id, owner, this.raised(step, change));
  }

  /**
   * Removes the remaining records of a member who withdrew while this analysis ran: the usage of the last model calls.
   */
  forgetWithdrawn(id: string): Promise<void> {
    return this.usage.forgetWithdrawn(id);
  }

  findEvidence(id: string): Promise<NewsEvidence | null> {
    return this.evidence.findById(id).lean<NewsEvidence>().exec();
  }

  /**
   * Saves the evidence of both sides and raises the progress, in one transaction: nothing is left of a member who
   * withdraws meanwhile. False when the lease was lost. Saved evidence is not replaced.
   */
  saveEvidence(
    { _id, userId }: NewsAnalysis,
    owner: string,
    { evidence, seen, ...progress }: Progress & { evidence: NewsEvidence; seen?: SeenNews },
  ): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const held = await this.update(
        _id.toHexString(),
        owner,
        this.raised(progress, { ...(seen && { seen }) }),
        session,
      );
      if (!held) return false;
      await this.evidence.updateOne({ _id }, { $setOnInsert: { userId, ...evidence } }, { upsert: true, session });
      return true;
    });
  }

  /**
   * Saves finished sides, raises the progress and marks the side that comes next as running, in one transaction for the same
   * reason. Replaces a side that was saved before. False when the lease was lost.
   */
  finishSides(
    { _id: analysisId, userId }: NewsAnalysis,
    owner: string,
    { contents, next, ...progress }: Progress & { contents: readonly SideDetail[]; next?: NewsSide },
  ): Promise<boolean> {
    const statuses = {
      ...Object.fromEntries(contents.map(({ side }) => [`statuses.${side}`, 'done'])),
      ...(next && { [`statuses.${next}`]: 'running' }),
    };
    return this.transactions.run(async (session) => {
      if (!(await this.update(analysisId.toHexString(), owner, this.raised(progress, statuses), session))) return false;
      const upserts = contents.map((content) => ({
        updateOne: {
          filter: { analysisId, side: content.side },
          update: { $setOnInsert: { userId }, $set: { content } },
          upsert: true,
        },
      }));
      await this.details.bulkWrite(upserts, { session });
      return true;
    });
  }

  listDetails(id: string): Promise<NewsDetailRecord[]> {
    return this.details
      .find({ analysisId: new Types.ObjectId(id) })
      .lean<NewsDetailRecord[]>()
      .exec();
  }

  /**
   * Completes the analysis, and does what goes `along` with it in the same transaction, such as storing `details` of which none is
   * stored. False when it has ended before or the lease was lost.
   */
  async complete(id: string, owner: string, { result, details = [], at, along }: CompletedNews): Promise<boolean> {
    const sides = Object.fromEntries(details.map(({ side }) => [`statuses.${side}`, 'done']));
    const set = { ...sides, result, 'statuses.combined': 'done', seen: null };
    const store = async (session: Transaction) => {
      if (details.length > 0) await this.details.insertMany(details, { session, lean: true });
      await along?.(session);
    };
    const whole = { at, set, ...((along !== undefined || details.length > 0) && { along: store }) };
    try {
      return await this.finish(id, owner, whole);
    } catch (error) {
      // Another transaction wrote the same row meanwhile. The second try finds it.
      if (isDuplicateKey(error)) return this.finish(id, owner, whole);
      throw error;
    }
  }

  /** A side that is done stays done. */
  protected override endedInError(): Record<string, unknown> {
    const sides = newsSides.map((side) => [
      `statuses.${side}`,
      { $cond: [{ $eq: [`$statuses.${side}`, 'done'] }, 'done', 'error'] },
    ]);
    return { ...Object.fromEntries(sides), 'statuses.combined': 'error', seen: null };
  }
}
