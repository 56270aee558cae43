import { creditReasons } from '@gaemi/contracts/credits';
import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { Ledger } from '../ledger/ledger.ts';
import { type Transaction, Transactions } from '../transactions.ts';
import type { NewsAnalysis } from './news-analysis.repository.ts';
import type { NewsAnalysisRecord, NewsResult } from './news-analysis.schema.ts';
import type { NewsDetailContent, NewsDetailRecord } from './news-detail.schema.ts';
import type { NewsEvidence, NewsEvidenceRecord } from './news-evidence.schema.ts';

/** Who works on an analysis, and until when the claim holds. */
export interface Lease {
  owner: string;
  until: Date;
}

/**
 * The worker's hold on a running analysis. Every write asks that the analysis still runs and, where a worker makes it,
 * that this worker still holds the lease: a late result never lands on an ended analysis.
 */
@Injectable()
export class RunningNewsAnalysis {
  constructor(
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    @InjectModel('NewsDetail') private readonly details: Model<NewsDetailRecord>,
    @InjectModel('NewsEvidence') private readonly evidence: Model<NewsEvidenceRecord>,
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
  ) {}

  find(id: string): Promise<NewsAnalysis | null> {
    return this.analyses.findOne({ _id: id, state: 'running' }).lean<NewsAnalysis>().exec();
  }

  /** Takes the lease when nobody holds it; null when somebody does or the analysis has ended. */
  claim(id: string, lease: Lease, now: Date): Promise<NewsAnalysis | null> {
    return this.analyses
      .findOneAndUpdate(
        {
          _id: id,
          state: 'running',
          $or: [{ lease: null }, { 'lease.until': { $lte: now } }, { 'lease.owner': lease.owner }],
        },
        { $set: { lease } },
        { returnDocument: 'after' },
      )
      .lean<NewsAnalysis>()
      .exec();
  }

  /** Keeps the lease; false when it was lost. */
  extend(id: string, lease: Lease): Promise<boolean> {
    return this.update(id, lease.owner, { $set: { lease } });
  }

  /** Gives the lease back: somebody else may go on. */
  release(id: string, owner: string): Promise<boolean> {
    return this.update(id, owner, { $set: { lease: null } });
  }

  /** Gives the lease back after a failure. Answers how many there have been, null when the lease was lost. */
  async releaseAfterFailure(id: string, owner: string): Promise<number | null> {
    const analysis = await this.analyses
      .findOneAndUpdate(
        { _id: id, state: 'running', 'lease.owner': owner },
        { $set: { lease: null }, $inc: { failures: 1 } },
        { returnDocument: 'after', projection: { failures: 1 } },
      )
      .lean<Pick<NewsAnalysisRecord, 'failures'>>()
      .exec();
    return analysis?.failures ?? null;
  }

  /** Gives the lease back unless the other side was asked for meanwhile: false says that there is more to do. */
  async releaseUnlessAsked(id: string, owner: string, done: readonly NewsSide[]): Promise<boolean> {
    const notAsked = { good: true, bad: true };
    for (const side of done) notAsked[side] = false;
    const { matchedCount } = await this.analyses.updateOne(
      {
        _id: id,
        state: 'running',
        'lease.owner': owner,
        ...(notAsked.good && { 'requested.good': false }),
        ...(notAsked.bad && { 'requested.bad': false }),
      },
      { $set: { lease: null } },
    );
    return matchedCount === 1;
  }

  /** Raises the progress (it never falls) and marks a side as running. */
  report(id: string, owner: string, step: { progress: number; side?: NewsSide }): Promise<boolean> {
    return this.update(id, owner, {
      $max: { progress: step.progress },
      ...(step.side !== undefined && { $set: { [`statuses.${step.side}`]: 'running' } }),
    });
  }

  findEvidence(id: string): Promise<NewsEvidence | null> {
    return this.evidence.findById(id).lean<NewsEvidence>().exec();
  }

  /**
   * Saves what both sides rest on and raises the progress, in one transaction: a member who withdraws meanwhile leaves
   * no trace. False when the lease was lost. What was saved before stands.
   */
  saveEvidence(
    { _id, userId }: NewsAnalysis,
    owner: string,
    { evidence, progress }: { evidence: NewsEvidence; progress: number },
  ): Promise<boolean> {
    return this.transactions.run(async (session) => {
      const held = await this.update(_id.toHexString(), owner, { $max: { progress } }, session);
      if (!held) return false;
      await this.evidence.updateOne({ _id }, { $setOnInsert: { userId, ...evidence } }, { upsert: true, session });
      return true;
    });
  }

  /** Saves one side and raises the progress, in one transaction for the same reason. False when the lease was lost. */
  finishSide(
    { _id: analysisId, userId }: NewsAnalysis,
    owner: string,
    { content, progress }: { content: NewsDetailContent; progress: number },
  ): Promise<boolean> {
    const { side } = content;
    return this.transactions.run(async (session) => {
      const change = { $max: { progress }, $set: { [`statuses.${side}`]: 'done' } };
      if (!(await this.update(analysisId.toHexString(), owner, change, session))) return false;
      const detail = { $setOnInsert: { userId, content } };
      await this.details.updateOne({ analysisId, side }, detail, { upsert: true, session });
      return true;
    });
  }

  listDetails(id: string): Promise<NewsDetailRecord[]> {
    return this.details
      .find({ analysisId: new Types.ObjectId(id) })
      .lean<NewsDetailRecord[]>()
      .exec();
  }

  /** Ends the analysis well. False when it has ended before or the lease was lost. */
  complete(id: string, owner: string, end: { result: NewsResult; at: Date }): Promise<boolean> {
    return this.update(id, owner, {
      $set: {
        state: 'done',
        result: end.result,
        finishedAt: end.at,
        progress: 100,
        'statuses.combined': 'done',
        lease: null,
      },
    });
  }

  /**
   * Ends the analysis in error and gives the credits back, in one transaction. False when it has ended before, or when
   * an owner is named who no longer holds it.
   */
  fail(id: string, detail: string, { at, owner }: { at: Date; owner?: string }): Promise<boolean> {
    return this.transactions.run(async (transaction) => {
      const analysis = await this.analyses
        .findOneAndUpdate(
          { _id: id, state: 'running', ...(owner !== undefined && { 'lease.owner': owner }) },
          [
            {
              $set: {
                state: 'error',
                detail: { $literal: detail },
                finishedAt: at,
                lease: null,
                'statuses.good': { $cond: [{ $eq: ['$statuses.good', 'done'] }, 'done', 'error'] },
                'statuses.bad': { $cond: [{ $eq: ['$statuses.bad', 'done'] }, 'done', 'error'] },
                'statuses.combined': 'error',
              },
            },
          ],
          { session: transaction, updatePipeline: true },
        )
        .lean<NewsAnalysis>()
        .exec();
      if (analysis === null) return false;
      await this.ledger.give(
        {
          userId: analysis.userId,
          amount: analysis.charged,
          reason: creditReasons.refund,
          reference: `refund:news:${id}`,
          at,
        },
        transaction,
      );
      return true;
    });
  }

  /** Ids of running analyses whose deadline has passed. */
  async listOverdue(now: Date, limit: number): Promise<string[]> {
    const overdue = await this.analyses
      .find({ state: 'running', deadlineAt: { $lte: now } }, { _id: 1 })
      .limit(limit)
      .lean()
      .exec();
    return overdue.map(({ _id }) => _id.toHexString());
  }

  private async update(
    id: string,
    owner: string,
    change: Parameters<typeof this.analyses.updateOne>[1],
    session: Transaction | null = null,
  ): Promise<boolean> {
    const { matchedCount } = await this.analyses.updateOne(
      { _id: id, state: 'running', 'lease.owner': owner },
      change,
      session === null ? {} : { session },
    );
    return matchedCount === 1;
  }
}
