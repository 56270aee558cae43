import { FlowRepository } from '@gaemi/database/prices/flow.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { Venue } from '@gaemi/domain/accumulation/venue';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import type { InvestorFlow } from '@gaemi/domain/prices/investor-flow';
import type { PriceSourceName, SourceNames, TradingSourceName } from '@gaemi/domain/sources';
import type { Clock } from '@gaemi/runtime/clock';
import type { DataSources } from '@gaemi/runtime/settings/data-sources';
import { Inject, Injectable } from '@nestjs/common';
import { keepAnswer } from '../../http/keep-answer.ts';
import { CLOCK, DATA_SOURCES } from '../../providers.ts';

/** Milliseconds for which the workers' sources are kept: lists ask with each request for what workers report every half minute. */
const KEPT_MS = 1_000;

/** A stock and a period of days in Seoul, both included. */
export interface StockPeriod {
  stockCode: string;
  from: string;
  to: string;
}

/** Prices and net buying that the workers have stored from their present source. */
@Injectable()
export class StoredMarket {
  constructor(
    private readonly prices: PriceRepository,
    private readonly flows: FlowRepository,
    private readonly workers: WorkerSourcesRepository,
    @Inject(DATA_SOURCES) private readonly dataSources: DataSources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Daily closes, none for a stock that nobody has analysed; `asOf` is the last stored day. */
  async findPrices({
    stockCode,
    from,
    to,
  }: StockPeriod): Promise<{ days: DailyPrice[]; source: PriceSourceName; asOf: string | null }> {
    const source = await this.source();
    return { ...(await this.prices.find({ source, stockCode }, from, to)), source };
  }

  /**
   * The last two daily closes of each of the stocks, or the last two up to a day, ascending; nothing of a stock that nobody has analysed.
   * The source is asked for while the stocks are still looked up.
   */
  async findLastDays(
    codes: readonly string[] | Promise<readonly string[]>,
    upTo?: string,
  ): Promise<{ days: Map<string, DailyPrice[]>; source: PriceSourceName }> {
    const [source, known] = await Promise.all([this.source(), codes]);
    return { days: await this.prices.findLastDays(source, known, upTo), source };
  }

  /** Net buying of the groups of investors by day; null on a day that is not settled. */
  async findFlows({
    stockCode,
    from,
    to,
  }: StockPeriod): Promise<{ days: InvestorFlow[]; venue: Venue; source: PriceSourceName }> {
    const source = await this.source();
    return { ...(await this.flows.find({ source, stockCode }, from, to)), source };
  }

  /** The source of broker trading that the next accumulation analysis uses. */
  async tradingSource(): Promise<TradingSourceName> {
    return (await this.published())?.trading ?? this.dataSources.trading.name;
  }

  private async source(): Promise<PriceSourceName> {
    return (await this.published())?.prices ?? this.dataSources.prices.name;
  }

  /** Only the workers know their sources: they have the keys. */
  private readonly published: () => Promise<SourceNames | null> = keepAnswer(
    () => this.workers.findCurrent(this.clock.now()),
    KEPT_MS,
  );
}
