import { ANALYSIS_DEADLINE_MINUTES, queueNames } from '@gaemi/contracts/jobs';
import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, Types } from 'mongoose';
import { Ledger } from '../ledger/ledger.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { isDuplicateKey, type Transaction, Transactions } from '../transactions.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';

/** A post that passed every check, ready to be accepted. */
export interface NewsOrder
  extends Pick<NewsAnalysisRecord, 'requestId' | 'stockCode' | 'stockName' | 'grade' | 'tier' | 'fromDay' | 'toDay'> {
  userId: string;
  side: NewsSide;
  cost: number;
  reason: string;
}

/**
 * Accepts one of the two posts of an analysis. The first one makes the analysis, its charge and its message in one
 * transaction; the other adds its message; a repeat changes nothing.
 * Throws NOT_ENOUGH_CREDIT, and REQUEST_ID_REUSED when the id stands for another stock or tier.
 */
@Injectable()
export class AcceptNewsAnalysis {
  constructor(
    @InjectModel('NewsAnalysis') private readonly analyses: Model<NewsAnalysisRecord>,
    private readonly transactions: Transactions,
    private readonly ledger: Ledger,
    private readonly outbox: OutboxRepository,
  ) {}

  async execute(order: NewsOrder, now: Date): Promise<NewsAnalysisRecord> {
    try {
      return await this.transactions.run((transaction) => this.accept(order, now, transaction));
    } catch (error) {
      // Both posts came at the same moment and the other one made the analysis: join it.
      if (isDuplicateKey(error)) return this.transactions.run((transaction) => this.accept(order, now, transaction));
      throw error;
    }
  }

  private async accept(order: NewsOrder, now: Date, transaction: Transaction): Promise<NewsAnalysisRecord> {
    const existing = await this.analyses
      .findOne({ userId: order.userId, requestId: order.requestId }, null, { session: transaction })
      .lean<NewsAnalysisRecord>()
      .exec();
    const analysis = existing ?? (await this.create(order, now, transaction));
    if (analysis.stockCode !== order.stockCode || analysis.tier !== order.tier) throw new AppError('REQUEST_ID_REUSED');
    if (analysis.state !== 'running') return analysis;

    const { modifiedCount } = await this.analyses.updateOne(
      { _id: analysis._id, state: 'running', [`requested.${order.side}`]: false },
      { $set: { [`requested.${order.side}`]: true } },
      { session: transaction },
    );
    if (modifiedCount === 1) {
      const job = {
        type: 'news-analysis',
        version: 1,
        analysisId: analysis._id.toHexString(),
        side: order.side,
      } as const;
      await this.outbox.insert({ queue: queueNames.newsAnalysis, job, at: now }, transaction);
    }
    return analysis;
  }

  private async create(order: NewsOrder, now: Date, transaction: Transaction): Promise<NewsAnalysisRecord> {
    const { requestId, stockCode, stockName, grade, tier, fromDay, toDay, cost } = order;
    const analysis: NewsAnalysisRecord = {
      _id: new Types.ObjectId(),
      userId: new Types.ObjectId(order.userId),
      requestId,
      stockCode,
      stockName,
      grade,
      tier,
      fromDay,
      toDay,
      charged: cost,
      state: 'running',
      requested: { good: false, bad: false },
      statuses: { good: 'pending', bad: 'pending', combined: 'pending' },
      progress: 0,
      detail: null,
      createdAt: now,
      deadlineAt: new Date(now.getTime() + ANALYSIS_DEADLINE_MINUTES * 60_000),
      finishedAt: null,
      lease: null,
      failures: 0,
      result: null,
    };
    await this.analyses.create([analysis], { session: transaction });
    const reference = `charge:news:${analysis._id.toHexString()}`;
    await this.ledger.charge(
      { userId: analysis.userId, amount: cost, reason: order.reason, reference, at: now },
      transaction,
    );
    return analysis;
  }
}
