import { analysisCeiling, deadlineAfterProgress } from '@gaemi/domain/analysis/deadline';
import { Refusal } from '@gaemi/domain/refusal';
import { addToContext } from '@gaemi/runtime/logging/request-context';
import { type Model, Types } from 'mongoose';
import type { ApiKeySpending } from '../api-keys/api-key-spending.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { OutboxMessage, OutboxRepository } from '../outbox/outbox.repository.ts';
import { isDuplicateKey, type Transaction, type Transactions } from '../transactions.ts';
import type { AnalysisRecord } from './analysis.schema.ts';
import type { OrderChecks } from './order-checks.ts';

/** A validated order of an analysis. */
export interface AnalysisOrder
  extends Pick<AnalysisRecord, 'requestId' | 'stockCode' | 'stockName' | 'grade' | 'fromDay' | 'toDay'> {
  userId: string;
  /** The API key that orders it; none for the member's own screen. */
  apiKeyId?: Types.ObjectId | null;
  cost: number;
  reason: string;
}

/** Outcome of an order. */
export interface Accepted<Analysis> {
  /** The analysis that the order belongs to. */
  analysis: Analysis;
  /** The outbox message, for the caller to send; null when the order joined an analysis. */
  message: OutboxMessage | null;
}

/**
 * Accepts the order of an analysis of any kind. The first order of a request id creates the analysis, its charge and
 * its message in one transaction. A repeat joins it without a charge. Throws NOT_ENOUGH_CREDIT, KEY_CREDIT_LIMIT, TOO_MANY_ANALYSES, and
 * REQUEST_ID_REUSED when the id belongs to another order.
 */
export abstract class AcceptAnalysis<Order extends AnalysisOrder, Own extends object> {
  protected abstract readonly analyses: Model<AnalysisRecord>;
  protected abstract readonly transactions: Transactions;
  protected abstract readonly ledger: Ledger;
  protected abstract readonly keySpending: ApiKeySpending;
  protected abstract readonly checks: OrderChecks;
  protected abstract readonly outbox: OutboxRepository;
  /** Name of this kind in references of the ledger. */
  protected abstract readonly kind: string;

  /** Additional fields of a new analysis of this kind. */
  protected abstract ownFields(order: Order): Own;
  /** Returns true when the order matches the analysis. */
  protected abstract isSame(analysis: AnalysisRecord & Own, order: Order): boolean;
  /** Builds the queue message of the order. */
  protected abstract buildJob(analysis: AnalysisRecord, order: Order): Pick<OutboxMessage, 'queue' | 'job'>;

  /** `known`: the analysis of the order's request id, if the caller has just found one. */
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
      // An order with the same id created the analysis before, or at the same moment.
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
      failure: null,
      createdAt: now,
      deadlineAt: deadlineAfterProgress(now, analysisCeiling(now)),
      finishedAt: null,
      lease: null,
      failures: 0,
    };
    const analysis = { ...record, ...this.ownFields(order) };
    await this.checks.requireFreeId(record, this.analyses.modelName, transaction);
    await this.analyses.create([analysis], { session: transaction });
    const reference = `charge:${this.kind}:${analysis._id.toHexString()}`;
    const { userId } = record;
    await this.ledger.charge({ userId, amount: cost, reason: order.reason, reference, at: now }, transaction);
    const { apiKeyId } = order;
    if (apiKeyId != null) await this.keySpending.spend(apiKeyId, { amount: cost, at: now }, transaction);
    await this.checks.requireFewRunning(record, transaction);
    const message = await this.outbox.insert({ ...this.buildJob(analysis, order), at: now }, transaction);
    return { analysis, message };
  }
}
