import { ANALYSIS_DEADLINE_MINUTES } from '@gaemi/contracts/jobs';
import { AppError } from '@gaemi/runtime/app-error';
import { noteOnTrail } from '@gaemi/runtime/trail';
import { type Model, Types } from 'mongoose';
import type { Ledger } from '../ledger/ledger.ts';
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

/** An analysis that the order belongs to now; `isNew` says that this order made it. */
export interface Accepted<Order, Analysis> {
  analysis: Analysis;
  order: Order;
  isNew: boolean;
  now: Date;
}

/**
 * Accepts the order of an analysis of any kind. The first order of a request id makes the analysis, its charge and its
 * messages in one transaction; a repeat joins it and is charged nothing.
 * Throws NOT_ENOUGH_CREDIT, TOO_MANY_ANALYSES, and REQUEST_ID_REUSED when the id stands for something else.
 */
export abstract class AcceptAnalysis<Order extends AnalysisOrder, Own extends object> {
  protected abstract readonly analyses: Model<AnalysisRecord>;
  protected abstract readonly transactions: Transactions;
  protected abstract readonly ledger: Ledger;
  protected abstract readonly runningLimit: RunningLimit;
  /** What references of the ledger call this kind. */
  protected abstract readonly kind: string;

  /** What a new analysis of this kind has besides. */
  protected abstract ownFields(order: Order): Own;
  /** Whether the order asks for what the analysis is. */
  protected abstract isSame(analysis: AnalysisRecord & Own, order: Order): boolean;
  /** Leaves the messages that the order is to cause. Only asked while the analysis runs. */
  protected abstract announce(accepted: Accepted<Order, AnalysisRecord & Own>, transaction: Transaction): Promise<void>;

  async execute(order: Order, now: Date): Promise<AnalysisRecord & Own> {
    const accept = () => this.transactions.run((transaction) => this.accept(order, now, transaction));
    const analysis = await accept().catch((error: unknown) => {
      // Another order of the same id came at the same moment and made the analysis: join it.
      if (isDuplicateKey(error)) return accept();
      throw error;
    });
    noteOnTrail({ analysisId: analysis._id.toHexString() });
    return analysis;
  }

  private async accept(order: Order, now: Date, transaction: Transaction): Promise<AnalysisRecord & Own> {
    const existing = await this.analyses
      .findOne({ userId: order.userId, requestId: order.requestId }, null, { session: transaction })
      .lean<AnalysisRecord & Own>()
      .exec();
    const analysis = existing ?? (await this.create(order, now, transaction));
    if (!this.isSame(analysis, order)) throw new AppError('REQUEST_ID_REUSED');
    if (analysis.state === 'running') {
      await this.announce({ analysis, order, isNew: existing === null, now }, transaction);
    }
    return analysis;
  }

  private async create(order: Order, now: Date, transaction: Transaction): Promise<AnalysisRecord & Own> {
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
      deadlineAt: new Date(now.getTime() + ANALYSIS_DEADLINE_MINUTES * 60_000),
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
    return analysis;
  }
}
