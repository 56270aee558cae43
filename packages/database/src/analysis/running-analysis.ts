import { creditReasons } from '@gaemi/domain/members/credits';
import { analysesEnded, refunds, refundsFailed } from '@gaemi/runtime/metrics';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { Ledger } from '../ledger/ledger.ts';
import type { Transaction, Transactions } from '../transactions.ts';
import type { AnalysisRecord, Lease, Progress } from './analysis.schema.ts';

/** Changes of an analysis, of the fields of its kind too. */
export type AnalysisChange = UpdateQuery<AnalysisRecord>;
type AnalysisFilter = QueryFilter<AnalysisRecord>;

/** The end of an analysis in error could not be written; it is refunding until `refund` has gone through. */
export class RefundPending extends Error {
  constructor(cause: unknown) {
    super('the refund could not be written yet', { cause });
    this.name = 'RefundPending';
  }
}

/**
 * The worker's hold on a running analysis of any kind. Every write asks that the analysis still runs and, where a worker
 * makes it, that this worker still holds the lease: a late result never lands on an ended analysis.
 */
export abstract class RunningAnalysis<Analysis extends AnalysisRecord> {
  protected abstract readonly analyses: Model<AnalysisRecord>;
  protected abstract readonly transactions: Transactions;
  protected abstract readonly ledger: Ledger;
  /** What references of the ledger call this kind. */
  protected abstract readonly kind: string;

  find(id: string): Promise<Analysis | null> {
    return this.analyses.findOne({ _id: id, state: 'running' }).lean<Analysis>().exec();
  }

  /** Takes the lease when nobody holds it; null when somebody does or the analysis has ended. */
  claim(id: string, lease: Lease, now: Date): Promise<Analysis | null> {
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
      .lean<Analysis>()
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
      .lean<Pick<AnalysisRecord, 'failures'>>()
      .exec();
    return analysis?.failures ?? null;
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

  /** How many run, and since when the oldest does. */
  async findBacklog(): Promise<{ kind: string; running: number; oldest: Date | null }> {
    const running = { state: 'running', deadlineAt: { $exists: true } } as const;
    const [count, oldest] = await Promise.all([
      this.analyses.countDocuments(running).exec(),
      this.analyses.findOne(running, { createdAt: 1 }).sort({ createdAt: 1 }).lean<AnalysisRecord>().exec(),
    ]);
    return { kind: this.kind, running: count, oldest: oldest?.createdAt ?? null };
  }

  /**
   * Ends the analysis in error and gives the credits back, in one transaction. False when it has ended before, when an
   * owner is named who no longer holds it, when it may only be ended `unlessHeld` and somebody holds it, or only when
   * `overdue` and its progress has moved the deadline. Where the transaction cannot be written the analysis becomes refunding, and this throws RefundPending; where even that cannot be
   * written nothing has changed, and the error is passed on.
   */
  async fail(
    id: string,
    detail: string,
    end: { at: Date; owner?: string; unlessHeld?: true; overdue?: true },
  ): Promise<boolean> {
    const { at, owner, unlessHeld = false, overdue = false } = end;
    const which = {
      _id: id,
      state: 'running' as const,
      ...(owner !== undefined && { 'lease.owner': owner }),
      ...(unlessHeld && { $or: [{ lease: null }, { 'lease.until': { $lte: at } }] }),
      ...(overdue && { deadlineAt: { $lte: at } }),
    };
    try {
      return await this.endInError(which, detail, at);
    } catch (error) {
      // One write of one document goes through where a transaction over three collections does not.
      const pending = { $set: { state: 'refunding', lease: null, pendingRefund: { detail, since: at } } } as const;
      const marked = await this.analyses.updateOne(which, pending).then(
        ({ matchedCount }) => matchedCount === 1,
        () => false,
      );
      throw marked ? new RefundPending(error) : error;
    }
  }

  /** Tries again to end an analysis that is refunding; false when it no longer is. Throws when it cannot be written yet. */
  async refund(id: string, at: Date): Promise<boolean> {
    const which = { _id: id, state: 'refunding' as const };
    const analysis = await this.analyses.findOne(which, { pendingRefund: 1 }).lean<AnalysisRecord>().exec();
    if (!analysis?.pendingRefund) return false;
    return this.endInError(which, analysis.pendingRefund.detail, at);
  }

  /** Ids of analyses that are refunding, the oldest first. */
  async listRefunding(limit: number): Promise<string[]> {
    const refunding = await this.analyses
      .find({ state: 'refunding', 'pendingRefund.since': { $exists: true } }, { _id: 1 })
      .sort({ 'pendingRefund.since': 1 })
      .limit(limit)
      .lean()
      .exec();
    return refunding.map(({ _id }) => _id.toHexString());
  }

  private async endInError(which: AnalysisFilter, detail: string, at: Date): Promise<boolean> {
    const { kind } = this;
    try {
      const ended = await this.transactions.run((transaction) => this.writeEnd({ which, detail, at }, transaction));
      if (ended) {
        analysesEnded.inc({ kind, state: 'error' });
        refunds.inc({ kind });
      }
      return ended;
    } catch (error) {
      refundsFailed.inc({ kind });
      throw error;
    }
  }

  private async writeEnd(
    { which, detail, at }: { which: AnalysisFilter; detail: string; at: Date },
    transaction: Transaction,
  ): Promise<boolean> {
    const end = {
      state: 'error',
      detail: { $literal: detail },
      finishedAt: at,
      lease: null,
      pendingRefund: null,
      ...this.endedInError(),
    };
    const analysis = await this.analyses
      .findOneAndUpdate(which, [{ $set: end }], { session: transaction, updatePipeline: true })
      .lean<AnalysisRecord>()
      .exec();
    if (analysis === null) return false;
    const reference = `refund:${this.kind}:${analysis._id.toHexString()}`;
    const { userId, charged: amount } = analysis;
    await this.ledger.credit({ userId, amount, reason: creditReasons.refund, reference, at }, transaction);
    return true;
  }

  /** What an end in error sets besides, as expressions of a pipeline. */
  protected endedInError(): Record<string, unknown> {
    return {};
  }

  /** Ends the analysis well. False when it has ended before or the lease was lost. */
  protected async finish(id: string, owner: string, end: { at: Date; set: Record<string, unknown> }): Promise<boolean> {
    const ended = await this.update(id, owner, {
      $set: { ...end.set, state: 'done', finishedAt: end.at, progress: 100, lease: null },
    });
    if (ended) analysesEnded.inc({ kind: this.kind, state: 'done' });
    return ended;
  }

  /** The part of a change that raises the progress, which never falls, and moves the deadline with it. */
  protected raised({ progress, deadlineAt }: Progress, set: Record<string, unknown> = {}): AnalysisChange {
    return { $max: { progress }, $set: { ...set, ...(deadlineAt !== undefined && { deadlineAt }) } };
  }

  /** Changes a running analysis that this owner holds; false when the lease was lost. */
  protected async update(
    id: string,
    owner: string,
    change: AnalysisChange,
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
