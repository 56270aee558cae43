import { queueNames } from '@gaemi/domain/analysis/jobs';
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
import type { AccumulationRecord } from './accumulation.schema.ts';

/** Accepts the order of an accumulation analysis. */
@Injectable()
export class AcceptAccumulation extends AcceptAnalysis<AnalysisOrder, Pick<AccumulationRecord, 'result'>> {
  protected readonly kind = 'accumulation';

  constructor(
    @InjectModel('Accumulation') protected readonly analyses: Model<AnalysisRecord>,
    protected readonly transactions: Transactions,
    protected readonly ledger: Ledger,
    protected readonly keySpending: ApiKeySpending,
    protected readonly checks: OrderChecks,
    protected readonly outbox: OutboxRepository,
  ) {
    super();
  }

  protected ownFields(): Pick<AccumulationRecord, 'result'> {
    return { result: null };
  }

  protected isSame({ stockCode, fromDay, toDay }: AccumulationRecord, order: AnalysisOrder): boolean {
    return stockCode === order.stockCode && fromDay === order.fromDay && toDay === order.toDay;
  }

  protected buildJob({ _id }: AnalysisRecord): Pick<OutboxMessage, 'queue' | 'job'> {
    const job = { type: 'accumulation', version: 1, analysisId: _id.toHexString() } as const;
    return { queue: queueNames.accumulation, job };
  }
}
