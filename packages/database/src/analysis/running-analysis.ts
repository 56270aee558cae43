import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import { creditReasons } from '@gaemi/domain/members/credits';
import { analysesEnded, refunds, refundsFailed } from '@gaemi/runtime/metrics/metrics';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { freeLease } from '../free-lease.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { Transaction, Transactions } from '../transactions.ts';
import type { AnalysisRecord, Lease, Progress } from './analysis.schema.ts';

/** Changes of an analysis, including the fields of its kind. */
export type AnalysisChange = UpdateQuery<AnalysisRecord>;
type AnalysisFilter = QueryFilter<AnalysisRecord>;

/** The end of an analysis in error could not be written. It is refunding until `refund` has succeeded. */
export class RefundPending extends Error {
  constructor(cause: unknown) {
    super('the refund could not be written yet', { cause });
    this.name = 'RefundPending';
  }
}

/**
 * The worker's lease and writes on a running analysis of any kind. Every write requires that the analysis still runs
 * and, for a worker, that this worker still has the lease. A late result therefore never reaches an ended analysis.
 */
export abstract class RunningAnalysis<Analysis extends AnalysisRecord> {
  protected abstract readonly analyses: Model<AnalysisRecord>;
  protected abstract readonly transactions: Transactions;
  protected abstract readonly ledger: Ledger;
  /** Name of this kind in references of the ledger. */
  protected abstract readonly kind: string;

  find(id: string): Promise<Analysis | null> {
    return this.analyses.findOne({ _id: id, state: 'running' }).lean<Analysis>().exec();
  }

  /** Takes the lease if it is free; null when another worker has it or the analysis has ended. */
  claim(id: string, lease: Lease, now: Date): Promise<Analysis | null> {
    return this.analyses
      .findOneAndUpdate(
        {
          _id: id,
          // guard: claim-only-running
          state: 'running',
          $or: [
            { lease: null },
            // guard: lease-expires
            { 'lease.until': freeLease(now, lease.until.getTime() - now.getTime()) },
            { 'lease.owner': lease.owner },
          ],
        },
        { $set: { lease } },
        { returnDocument: 'after' },
      )
      .lean<Analysis>()
      .exec();
  }

  /** Renews the lease; false when it was lost. */
  extend(id: string, lease: Lease): Promise<boolean> {
    return this.update(id, lease.owner, { $set: { lease } });
  }

  /** Releases the lease, so that another worker may continue. */
  release(id: string, owner: string): Promise<boolean> {
    return this.update(id, owner, { $set: { lease: null } });
  }

  /** Releases the lease after a failure. Returns the number of failures so far, null when the lease was lost. */
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

  /** Returns the number of running analyses, and the start of the oldest. */
  async findBacklog(): Promise<{ kind: string; running: number; oldest: Date | null; refunding: number }> {
    const running = { state: 'running', deadlineAt: { $exists: true } } as const;
    const refunding = { state: 'refunding', 'pendingRefund.since': { $exists: true } } as const;
    const [count, oldest, owed] = await Promise.all([
      this.analyses.countDocuments(running).exec(),
      this.analyses.findOne(running, { createdAt: 1 }).sort({ createdAt: 1 }).lean<AnalysisRecord>().exec(),
      this.analyses.countDocuments(refunding).exec(),
    ]);
    return { kind: this.kind, running: count, oldest: oldest?.createdAt ?? null, refunding: owed };
  }

  /**
   * Ends the analysis in error and refunds the credits, in one transaction. Returns false when it has ended before,
   * when the named owner has lost its lease, when `unlessHeld` is set and a worker has the lease, or when `overdue` is
   * set and its progress has moved the deadline.
   * When the transaction cannot be written, the analysis becomes refunding, and this throws RefundPending. When even
   * that cannot be written, nothing has changed, and the error is rethrown.
   */
  async fail(
    id: string,
    failure: FailureCode,
    end: { at: Date; owner?: string; unlessHeld?: true; overdue?: true },
  ): Promise<boolean> {
    const { at, owner, unlessHeld = false, overdue = false } = end;
    const which = {
      _id: id,
      // guard: fail-only-running
      state: 'running' as const,
      ...(owner !== undefined && { 'lease.owner': owner }),
      ...(unlessHeld && { $or: [{ lease: null }, { 'lease.until': { $lte: at } }] }),
      ...(overdue && { deadlineAt: { $lte: at } }),
    };
    try {
      return await this.endInError(which, failure, at);
    } catch (error) {
      // One write to one document can succeed when a transaction over three collections cannot.
      const pending = { $set: { state: 'refunding', lease: null, pendingRefund: { failure, since: at } } } as const;
      const marked = await this.analyses.updateOne(which, pending).then(
        ({ matchedCount }) => matchedCount === 1,
        () => false,
      );
      throw marked ? new RefundPending(error) : error;
    }
  }

  /**
   * Retries the end of an analysis that is refunding; false when it no longer is. Throws when it still cannot be
   * written.
   */
  async refund(id: string, at: Date): Promise<boolean> {
    const which = { _id: id, state: 'refunding' as const };
    const analysis = await this.analyses.findOne(which, { pendingRefund: 1 }).lean<AnalysisRecord>().exec();
    if (!analysis?.pendingRefund) return false;
    return this.endInError(which, analysis.pendingRefund.failure, at);
  }

  /** Returns the ids of analyses that are refunding, the oldest first. */
  async listRefunding(limit: number): Promise<string[]> {
    const refunding = await this.analyses
      .find({ state: 'refunding', 'pendingRefund.since': { $exists: true } }, { _id: 1 })
      .sort({ 'pendingRefund.since': 1 })
      .limit(limit)
      .lean()
      .exec();
    return refunding.map(({ _id }) => _id.toHexString());
  }

  private async endInError(which: AnalysisFilter, failure: FailureCode, at: Date): Promise<boolean> {
    const { kind } = this;
    try {
      const ended = await this.transactions.run((transaction) => this.writeEnd({ which, failure, at }, transaction));
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
    { which, failure, at }: { which: AnalysisFilter; failure: FailureCode; at: Date },
    transaction: Transaction,
  ): Promise<boolean> {
    const end = {
      state: 'error',
      failure,
      finishedAt: at,
      lease: null,
      pendingRefund: null,
      announced: false,
      ...this.endedInError(),
    };
    const analysis = await this.analyses
      .findOneAndUpdate(which, [{ $set: end }], { session: transaction, updatePipeline: true })
      .lean<AnalysisRecord>()
      .exec();
    if (analysis === null) return false;
    const reference = `refund:${this.kind}:${analysis._id.toHexString()}`;
    const { userId, charged: amount } = analysis;
    // guard: refund-on-error
    await this.ledger.credit({ userId, amount, reason: creditReasons.refund, reference, at }, transaction);
    return true;
  }

  /** Further fields that an end in error sets, as expressions of a pipeline. */
  protected endedInError(): Record<string, unknown> {
    return {};
  }

  /**
   * Completes the analysis, and does what goes `along` with it in the same transaction. False when it has ended before
   * or the lease was lost.
   */
  protected async finish(
    id: string,
    owner: string,
    end: { at: Date; set: Record<string, unknown>; along?: (transaction: Transaction) => Promise<void> },
  ): Promise<boolean> {
    const { at, set, along } = end;
    const change = { $set: { ...set, state: 'done', finishedAt: at, progress: 100, lease: null, announced: false } };
    const ended = await (along === undefined
      ? this.update(id, owner, change)
      : this.transactions.run(async (transaction) => {
          const held = await this.update(id, owner, change, transaction);
          if (held) await along(transaction);
          return held;
        }));
    if (ended) analysesEnded.inc({ kind: this.kind, state: 'done' });
    return ended;
  }

  /** The part of an update that raises the progress, which never falls, and moves the deadline with it. */
  protected raised({ progress, deadlineAt }: Progress, set: Record<string, unknown> = {}): AnalysisChange {
    return { $max: { progress }, $set: { ...set, ...(deadlineAt !== undefined && { deadlineAt }) } };
  }

  /** Updates a running analysis leased by this owner; false when the lease was lost. */
  protected async update(
    id: string,
    owner: string,
    change: AnalysisChange,
    session: Transaction | null = null,
  ): Promise<boolean> {
    const { matchedCount } = await this.analyses.updateOne(
      {
        _id: id,
        // guard: write-only-running
        state: 'running',
        // guard: write-only-as-lease-owner
        'lease.owner': owner,
      },
      change,
      session === null ? {} : { session },
    );
    return matchedCount === 1;
  }
}
