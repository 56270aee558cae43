import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { addDays } from '@gaemi/domain/seoul-time';
import type { PriceQuery, PriceSource } from '@gaemi/providers/prices/price-source';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_SOURCE } from '../providers.ts';

/** Days that flows reach back: fewer than 100 trading days, one page of an answer. */
const FLOW_REACH_DAYS = 135;

/** Gathers the net buying of the groups of investors into the store, where the source knows it. */
@Injectable()
export class GatherFlows {
  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    private readonly stored: FlowRepository,
  ) {}

  /** Gathers the days of the query that are within reach. @throws ProviderError */
  async gather(query: PriceQuery): Promise<void> {
    if (this.source.flows === null) return;
    const reach = addDays(query.to, -FLOW_REACH_DAYS);
    const flows = await this.source.flows.fetchFlows(query.from < reach ? { ...query, from: reach } : query);
    await this.stored.merge({ source: this.source.name, stockCode: query.company.code }, flows);
  }
}
