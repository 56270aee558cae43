import { queueNames } from '@gaemi/domain/analysis/jobs';
import { bySide } from '@gaemi/domain/news-side';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { AcceptAnalysis, type AnalysisOrder } from '../analysis/accept-analysis.ts';
import type { AnalysisRecord } from '../analysis/analysis.schema.ts';
import { OrderChecks } from '../analysis/order-checks.ts';
import { ApiKeySpending } from '../api-keys/api-key-spending.ts';
import { Ledger } from '../ledger/ledger.ts';
import { type OutboxMessage, OutboxRepository } from '../outbox/outbox.repository.ts';
import { Transactions } from '../transactions.ts';
import type { NewsAnalysisRecord } from './news-analysis.schema.ts';

/** One of the two orders (POST requests) of a news analysis. */
export interface NewsOrder extends AnalysisOrder, Pick<NewsAnalysisRecord, 'tier'> {}

type OwnOfNews = Omit<NewsAnalysisRecord, keyof AnalysisRecord>;

/**
 * Accepts one of the two orders of an analysis. The first one creates it, and both its sides are processed: holding
 * back the other order does not bring a refund for finished work. The other order joins.
 */
@Injectable()
export class AcceptNewsAnalysis extends AcceptAnalysis<NewsOrder, OwnOfNews> {
  protected readonly kind = 'news';

  constructor(
    @InjectModel('NewsAnalysis') protected readonly analyses: Model<AnalysisRecord>,
    protected readonly transactions: Transactions,
    protected readonly ledger: Ledger,
    protected readonly keySpending: ApiKeySpending,
    protected readonly checks: OrderChecks,
    protected readonly outbox: OutboxRepository,
  ) {
    super();
  }

  protected ownFields({ tier }: NewsOrder): OwnOfNews {
    return {
      tier,
      statuses: { ...bySide(() => 'pending' as const), combined: 'pending' },
      result: null,
    };
  }

  protected isSame({ stockCode, tier }: NewsAnalysisRecord, order: NewsOrder): boolean {
    return stockCode === order.stockCode && tier === order.tier;
  }

  protected buildJob({ _id }: AnalysisRecord): Pick<OutboxMessage, 'queue' | 'job'> {
    const job = { type: 'news-analysis', version: 1, analysisId: _id.toHexString() } as const;
    return { queue: queueNames.newsAnalysis, job };
  }
}
