import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import type { AccumulationRecord } from '../accumulation/accumulation.schema.ts';
import type { AuditRecord } from '../audit/audit.schema.ts';
import type { NewsAnalysisRecord } from '../news-analysis/news-analysis.schema.ts';
import type { PlanRequestRecord } from '../plan-requests/plan-request.schema.ts';

/** Figures of the service for admins. */
@Injectable()
export class ServiceFiguresRepository {
  constructor(
    @InjectModel('PlanRequest') private readonly requests: Model<PlanRequestRecord>,
    @InjectModel('Audit') private readonly audit: Model<AuditRecord>,
    @InjectModel('NewsAnalysis') private readonly news: Model<NewsAnalysisRecord>,
    @InjectModel('Accumulation') private readonly accumulations: Model<AccumulationRecord>,
  ) {}

  /** Number of open requests for plans, and the moment of the oldest. */
  async openRequests(): Promise<{ open: number; oldest: Date | null }> {
    const [open, oldest] = await Promise.all([
      this.requests.countDocuments({ state: 'open' }).exec(),
      this.requests.findOne({ state: 'open' }).sort({ createdAt: 1 }).lean<PlanRequestRecord>().exec(),
    ]);
    return { open, oldest: oldest?.createdAt ?? null };
  }

  /** Amounts in won that admins recorded within a span, and their number. */
  async paidWithin({ from, before }: { from: Date; before: Date }): Promise<{ won: number; payments: number }> {
    const [row] = await this.audit
      .aggregate<{ won: number; payments: number }>([
        { $match: { createdAt: { $gte: from, $lt: before }, action: { $in: ['grade', 'credit', 'plan'] } } },
        { $project: { won: { $subtract: ['$after.paid', '$before.paid'] } } },
        { $match: { won: { $gt: 0 } } },
        { $group: { _id: null, won: { $sum: '$won' }, payments: { $sum: 1 } } },
      ])
      .exec();
    return { won: row?.won ?? 0, payments: row?.payments ?? 0 };
  }

  /** Analyses of both services accepted since a moment, and those of them that ended in error, which were refunded. */
  async analysesSince(since: Date): Promise<{ accepted: number; failed: number }> {
    const accepted = { createdAt: { $gte: since } };
    const failed = { ...accepted, state: 'error' } as const;
    const counts = await Promise.all([
      this.news.countDocuments(accepted).exec(),
      this.accumulations.countDocuments(accepted).exec(),
      this.news.countDocuments(failed).exec(),
      this.accumulations.countDocuments(failed).exec(),
    ]);
    const [news, accumulations, failedNews, failedAccumulations] = counts;
    return { accepted: news + accumulations, failed: failedNews + failedAccumulations };
  }
}
