import { queueNames } from '@gaemi/contracts/jobs';
import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AcceptAnalysis, type AnalysisOrder } from '../analysis/accept-analysis.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { RunningLimit } from '../analysis/running-limit.ts';
import { Ledger } from '../ledger/ledger.ts';
import { type OutboxMessage, OutboxRepository } from '../outbox/outbox.repository.ts';
import { Transactions } from '../transactions.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';

/** One of the two posts of a news analysis. */
export interface NewsOrder extends AnalysisOrder, Pick<NewsAnalysisRecord, 'tier'> {
  side: NewsSide;
}

type OwnOfNews = Omit<NewsAnalysisRecord, keyof AnalysisRecord>;

/** Accepts one of the two posts of an analysis. Whichever comes first makes it; each leaves its own message, once. */
@Injectable()
export class AcceptNewsAnalysis extends AcceptAnalysis<NewsOrder, OwnOfNews> {
  protected readonly kind = 'news';

  constructor(
    @InjectModel('NewsAnalysis') protected readonly analyses: Model<AnalysisRecord>,
    protected readonly transactions: Transactions,
    protected readonly ledger: Ledger,
    protected readonly runningLimit: RunningLimit,
    protected readonly outbox: OutboxRepository,
  ) {
    super();
  }

  protected ownFields({ tier, side }: NewsOrder): OwnOfNews {
    return {
      tier,
      requested: { good: side === 'good', bad: side === 'bad' },
      statuses: { good: 'pending', bad: 'pending', combined: 'pending' },
      result: null,
    };
  }

  protected isSame({ stockCode, tier }: NewsAnalysisRecord, order: NewsOrder): boolean {
    return stockCode === order.stockCode && tier === order.tier;
  }

  protected jobOf({ _id }: AnalysisRecord, { side }: NewsOrder): Pick<OutboxMessage, 'queue' | 'job'> {
    const job = { type: 'news-analysis', version: 1, analysisId: _id.toHexString(), side } as const;
    return { queue: queueNames.newsAnalysis, job };
  }

  protected override async askForMore(
    analysis: NewsAnalysisRecord,
    order: NewsOrder,
    now: Date,
  ): Promise<OutboxMessage | null> {
    const { side } = order;
    if (analysis.requested[side] || analysis.state !== 'running') return null;
    return this.transactions.run(async (session) => {
      const { modifiedCount } = await this.analyses.updateOne(
        { _id: analysis._id, state: 'running', [`requested.${side}`]: false },
        { $set: { [`requested.${side}`]: true } },
        { session },
      );
      if (modifiedCount === 0) return null;
      return this.outbox.insert({ ...this.jobOf(analysis, order), at: now }, session);
    });
  }
}
