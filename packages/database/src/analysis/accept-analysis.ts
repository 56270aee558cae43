import { analysisCeiling, deadlineAfterProgress } from '@gaemi/domain/analysis/deadline';
import { Refusal } from '@gaemi/domain/refusal';
import { addToContext } from '@gaemi/runtime/request-context';
import { type Model, Types } from 'mongoose';
import type { Ledger } from '../ledger/ledger.ts';
import type { OutboxMessage, OutboxRepository } from '../outbox/outbox.repository.ts';
import { isDuplicateKey, type Transaction, type Transactions } from '../transactions.ts';
import type { AnalysisRecord } from './analysis.schema.ts';
import type { RunningLimit } from './running-limit.ts';

/** A post that passed every check, ready to be accepted. */
export interface AnalysisOrder
  extends Pick<AnalysisRecord, 'requestId' | 'stockCode' | 'stockName' | 'grade' | 'fromDay' | 'toDay'> {
  userId: string;
  cost: number;
  reason: string;
}

/** What became of an order. */
export interface Accepted<Analysis> {
  /** The analysis that it belongs to now. */
  analysis: Analysis;
  /** What it left in the outbox, for its caller to send; null where it joined. */
  message: OutboxMessage | null;
}

/**
 * Accepts the order of an analysis of any kind. The first order of a request id makes the analysis, its charge and its
 * message in one transaction; a repeat joins it and is charged nothing.
 * Throws NOT_ENOUGH_CREDIT, TOO_MANY_ANALYSES, and REQUEST_ID_REUSED when the id stands for something else.
 */
export abstract class AcceptAnalysis<Order extends AnalysisOrder, Own extends object> {
  protected abstract readonly analyses: Model<AnalysisRecord>;
  protected abstract readonly transactions: Transactions;
  protected abstract readonly ledger: Ledger;
  protected abstract readonly runningLimit: RunningLimit;
  protected abstract readonly outbox: OutboxRepository;
  /** What references of the ledger call this kind. */
  protected abstract readonly kind: string;

  /** What a new analysis of this kind has besides. */
  protected abstract ownFields(order: Order): Own;
  /** Whether the order asks for what the analysis is. */
  protected abstract isSame(analysis: AnalysisRecord & Own, order: Order): boolean;
  /** What the queue is told of the order. */
  protected abstract jobOf(analysis: AnalysisRecord, order: Order): Pick<OutboxMessage, 'queue' | 'job'>;

  /** `known`: the analysis of the order's request id, where the caller has just found one. */
  async accept(
    order: Order,
    now: Date,
    known: (AnalysisRecord & Own) | null = null,
  ): Promise<Accepted<AnalysisRecord & Own>> {
    const accepted = known === null ? await this.createOrJoin(order, now) : this.join(known, order);
    addToContext({ analysisId: accepted.analysis._id.toHexString() });
    return accepted;
  }

  private async createOrJoin(order: Order, now: Date): Promise<Accepted<AnalysisRecord & Own>> {
    try {
      return await this.transactions.run((transaction) => this.create(order, now, transaction));
    } catch (error) {
      // An order of the same id made the analysis before, or at this moment.
      const existing = isDuplicateKey(error) ? await this.find(order) : null;
      if (existing === null) throw error;
      return this.join(existing, order);
    }
  }

  private find({ userId, requestId }: Order): Promise<(AnalysisRecord & Own) | null> {
    return this.analyses.findOne({ userId, requestId }).lean<AnalysisRecord & Own>().exec();
  }

  private join(analysis: AnalysisRecord & Own, order: Order): Accepted<AnalysisRecord & Own> {
    if (!this.isSame(analysis, order)) throw new Refusal('REQUEST_ID_REUSED');
    return { analysis, message: null };
  }

  private async create(order: Order, now: Date, transaction: Transaction): Promise<Accepted<AnalysisRecord & Own>> {
    const { requestId, stockCode, stockName, grade, fromDay, toDay, cost } = order;
    const record: AnalysisRecord = {
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(order.userId),
      requestId,
      stockCode,
      stockName,
      grade,
      fromDay,
      toDay,
      charged: cost,
      state: 'running',
      progress: 0,
      detail: null,
      createdAt: now,
      deadlineAt: deadlineAfterProgress(now, analysisCeiling(now)),
      finishedAt: null,
      lease: null,
      failures: 0,
    };
    const analysis = { ...record, ...this.ownFields(order) };
    await this.analyses.create([analysis], { session: transaction });
    const reference = `charge:${this.kind}:${analysis._id.toHexString()}`;
    const { userId } = record;
    await this.ledger.charge({ userId, amount: cost, reason: order.reason, reference, at: now }, transaction);
    await this.runningLimit.check(userId, transaction);
    const message = await this.outbox.insert({ ...this.jobOf(analysis, order), at: now }, transaction);
    return { analysis, message };
  }
}
