import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { isSynthetic, type SourceNames } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { PriceGatherer } from '../prices/price-gatherer.ts';
import { SOURCE_NAMES } from '../providers.ts';
import { EventFollower } from './event-follower.ts';
import { recountBaseRates } from './recount-base-rates.ts';

/** Stocks whose prices are gathered at the same time; the source's own pace bounds them. */
const AT_ONCE = 4;
/** Days in which the closes that judge a score come: five trading days, the longest holidays of the exchange and nights without a worker. */
const SCORED_DAYS = 16;

/** Computes what followed events of each type. */
@Injectable()
export class BaseRatesComputer {
  /** True where all news is made up: then samples are counted, and nothing else. */
  readonly isSample: boolean;

  constructor(
    private readonly follower: EventFollower,
    private readonly prices: PriceGatherer,
    private readonly directory: StockDirectory,
    private readonly baseRates: BaseRatesRepository,
    private readonly scored: ScorecardRowRepository,
    @Inject(SOURCE_NAMES) private readonly sources: SourceNames,
  ) {
    this.isSample = sources.news.every(isSynthetic);
  }

  /** True before the first computation, and after one of the other kind. */
  async isDue(): Promise<boolean> {
    const last = await this.baseRates.findLast();
    return last === null || last.sample !== this.isSample;
  }

  /** Gathers the prices of stocks with events or scores, follows the events and stores the figures. */
  async compute(now: Date, signal: AbortSignal): Promise<{ stocks: number; items: number }> {
    const codes = await this.listStocks(now);
    await this.gatherPrices(codes, signal);
    signal.throwIfAborted();
    await this.follower.follow(this.sources.prices, now);
    const answer = await recountBaseRates(this.baseRates, this.isSample);
    await this.baseRates.save({ computedAt: now, sample: this.isSample, answer });
    return { stocks: codes.length, items: answer.items.length };
  }

  /** The scorecard has only the prices that are stored: a score without material news would never be judged. */
  private async listStocks(now: Date): Promise<string[]> {
    const [withEvents, rows] = await Promise.all([
      this.follower.listStocks(now),
      this.scored.listToJoin(addDays(seoulDay(now), -SCORED_DAYS)),
    ]);
    return [...new Set([...withEvents, ...rows.map(({ stockCode }) => stockCode)])];
  }

  private async gatherPrices(codes: readonly string[], signal: AbortSignal): Promise<void> {
    const waiting = [...codes];
    const work = async () => {
      for (let code = waiting.shift(); code !== undefined && !signal.aborted; code = waiting.shift()) {
        const found = await this.directory.find(code);
        if (found !== null) await this.prices.gather(found.company);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}
