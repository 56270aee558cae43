import { queueNames } from '@gaemi/contracts/jobs';
import type { NewsSide } from '@gaemi/contracts/news-analysis';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AcceptAnalysis, type Accepted, type AnalysisOrder } from '../analysis/accept-analysis.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { RunningLimit } from '../analysis/running-limit.ts';
import { Ledger } from '../ledger/ledger.ts';
import { OutboxRepository } from '../outbox/outbox.repository.ts';
import { type Transaction, Transactions } from '../transactions.ts';
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
    private readonly outbox: OutboxRepository,
  ) {
    super();
  }

  protected ownFields({ tier }: NewsOrder): OwnOfNews {
    return {
      tier,
      requested: { good: false, bad: false },
      statuses: { good: 'pending', bad: 'pending', combined: 'pending' },
      result: null,
    };
  }

  protected isSame({ stockCode, tier }: NewsAnalysisRecord, order: NewsOrder): boolean {
    return stockCode === order.stockCode && tier === order.tier;
  }

  protected async announce(
    { analysis, order, now }: Accepted<NewsOrder, NewsAnalysisRecord>,
    transaction: Transaction,
  ): Promise<void> {
    const { side } = order;
    const { modifiedCount } = await this.analyses.updateOne(
      { _id: analysis._id, state: 'running', [`requested.${side}`]: false },
      { $set: { [`requested.${side}`]: true } },
      { session: transaction },
    );
    if (modifiedCount === 0) return;
    const job = { type: 'news-analysis', version: 1, analysisId: analysis._id.toHexString(), side } as const;
    await this.outbox.insert({ queue: queueNames.newsAnalysis, job, at: now }, transaction);
  }
}
