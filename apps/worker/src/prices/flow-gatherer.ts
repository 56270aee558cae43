import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { mayAskAgain } from '@gaemi/domain/prices/price-period';
import { addDays } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { PriceSource } from '@gaemi/providers/prices/price-source';
import { Inject, Injectable } from '@nestjs/common';
import { PRICE_SOURCE } from '../providers.ts';

/** Days that flows reach back: fewer than 100 trading days, one page of an answer. */
const FLOW_REACH_DAYS = 135;

/** Gathers the net buying of the groups of investors into the store, where the source knows it. */
@Injectable()
export class FlowGatherer {
  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    private readonly stored: FlowRepository,
  ) {}

  /**
   * Gathers the net buying up to a day, unless it is stored, was asked for since `unlessSince`, or is known to be lacking. All of the reach is asked for, since it
   * is one page: so an answer fills what earlier ones lacked. @throws ProviderError
   */
  async gather(
    company: ListedCompany,
    { now, to, unlessSince, signal }: { now: Date; to: string; unlessSince: Date; signal: AbortSignal },
  ): Promise<void> {
    if (this.source.flows === null) return;
    const { venue } = this.source.flows;
    const of = { source: this.source.name, stockCode: company.code, venue };
    const answered = await this.stored.findAnswer(of);
    if (answered !== null && !mayAskAgain(to, answered, now)) return;
    if (!(await this.stored.claim(of, { now, to, unlessSince }))) return;
    const from = addDays(to, -FLOW_REACH_DAYS);
    await this.stored.merge(of, await this.source.flows.fetchFlows({ company, from, to, signal }));
    await this.stored.noteAnswer(of, { to, at: now });
  }
}
