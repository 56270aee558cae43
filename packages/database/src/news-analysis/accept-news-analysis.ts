import { queueNames } from '@gaemi/domain/analysis/jobs';
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

/** Either of the two posts of a news analysis. */
export interface NewsOrder extends AnalysisOrder, Pick<NewsAnalysisRecord, 'tier'> {}

type OwnOfNews = Omit<NewsAnalysisRecord, keyof AnalysisRecord>;

/**
 * Accepts one of the two posts of an analysis. Whichever comes first makes it, and both its sides are worked on: nobody who keeps the
 * other one back has the work done and the credits returned. The other one joins.
 */
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

  protected ownFields({ tier }: NewsOrder): OwnOfNews {
    return {
      tier,
      statuses: { good: 'pending', bad: 'pending', combined: 'pending' },
      result: null,
    };
  }

  protected isSame({ stockCode, tier }: NewsAnalysisRecord, order: NewsOrder): boolean {
    return stockCode === order.stockCode && tier === order.tier;
  }

  protected jobOf({ _id }: AnalysisRecord): Pick<OutboxMessage, 'queue' | 'job'> {
    const job = { type: 'news-analysis', version: 1, analysisId: _id.toHexString() } as const;
    return { queue: queueNames.newsAnalysis, job };
  }
}
