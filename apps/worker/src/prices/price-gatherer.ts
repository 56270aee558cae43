import { type PriceClaim, PriceRepository, type PricesOf } from '@gaemi/database/prices/price.repository';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { compareSeries, outdatesThePast } from '@gaemi/domain/prices/compare-series';
import { closeFinalAt, firstDayOfPrices, lastClosedDay, mayAskAgain } from '@gaemi/domain/prices/price-period';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { PriceQuery, PriceSource } from '@gaemi/providers/prices/price-source';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { CLOCK, LOGGER, MARKET_CALENDAR, PRICE_SOURCE } from '../providers.ts';
import { FlowGatherer } from './flow-gatherer.ts';

/** Time limit of one gathering. */
const LIMIT_MS = 30_000;
/** For so long nobody asks again for a stock, unless its day has closed since. */
const AGAIN_AFTER_MS = 10 * 60_000;
/** Days before the first missing one that are fetched again: they tell a split. */
const OVERLAP_DAYS = 14;

/** Gathers the daily prices of stocks into the store, for every analysis and member alike. */
@Injectable()
export class PriceGatherer implements OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly running = new Map<string, Promise<void>>();

  constructor(
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    private readonly stored: PriceRepository,
    private readonly flows: FlowGatherer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort(new Error('the worker is stopping'));
    await Promise.all(this.running.values());
  }

  /** Gathers what is missing of a stock. Resolves when it is stored, or could not be had. Never rejects. */
  gather(company: ListedCompany): Promise<void> {
    if (!this.source.shown || this.stopping.signal.aborted) return Promise.resolve();
    const running = this.running.get(company.code);
    if (running !== undefined) return running;
    const gathering = this.gatherBoth(company).finally(() => this.running.delete(company.code));
    this.running.set(company.code, gathering);
    return gathering;
  }

  /** Prices and net buying: neither needs the success of the other. */
  private async gatherBoth(company: ListedCompany): Promise<void> {
    const now = this.clock.now();
    const to = lastClosedDay(now, this.calendar);
    const unlessSince = new Date(Math.max(now.getTime() - AGAIN_AFTER_MS, closeFinalAt(to).getTime()));
    const signal = AbortSignal.any([AbortSignal.timeout(LIMIT_MS), this.stopping.signal]);
    const period = { now, to, unlessSince, signal };
    await Promise.all([
      this.orWarn(company, 'prices could not be gathered; what is stored stays', () =>
        this.gatherMissing(company, period),
      ),
      this.orWarn(company, 'net buying could not be gathered; what is stored stays', () =>
        this.flows.gather(company, period),
      ),
    ]);
  }

  private async orWarn(company: ListedCompany, message: string, gather: () => Promise<void>): Promise<void> {
    try {
      await gather();
    } catch (err) {
      if (this.stopping.signal.aborted) return;
      this.logger.warn({ err, source: this.source.name, stock: company.code }, message);
    }
  }

  private async gatherMissing(
    company: ListedCompany,
    { now, to, unlessSince, signal }: { now: Date; to: string; unlessSince: Date; signal: AbortSignal },
  ): Promise<void> {
    const of = { source: this.source.name, stockCode: company.code };
    const asOf = await this.stored.findAsOf(of);
    if (asOf !== null && asOf >= to) return;
    const answered = await this.stored.findAnswer(of);
    if (answered !== null && !mayAskAgain(to, answered, now)) return;
    const claim = await this.stored.claim(of, { now, unlessSince });
    if (claim === null) return;
    await this.fetchMissing(of, claim, { company, from: firstDayOfPrices(seoulDay(now)), to, signal });
    await this.stored.noteAnswer(of, { to, at: now });
  }

  /** Fetches the days after the stored ones, or all of them where the stored ones no longer hold. */
  private async fetchMissing(of: PricesOf, claim: PriceClaim, whole: PriceQuery): Promise<void> {
    const from = overlapFrom(claim) ?? whole.from;
    if (from <= whole.from) return this.replaceAll(of, claim, whole);
    const { days, asOf } = await this.source.fetchDays({ ...whole, from });
    const change = compareSeries((await this.stored.find(of, from, whole.to)).days, days);
    if (outdatesThePast(change)) {
      this.logger.info({ ...of, change }, 'stored prices no longer hold, as after a split; fetched anew');
      return this.replaceAll(of, claim, whole);
    }
    if (asOf !== null) await this.stored.merge(of, claim, { days, asOf });
  }

  private async replaceAll(of: PricesOf, claim: PriceClaim, whole: PriceQuery): Promise<void> {
    const gathered = await this.source.fetchDays(whole);
    if (gathered.days.length > 0) await this.stored.replace(of, claim, gathered);
  }
}

/** First day to fetch again; undefined when nothing is stored. */
const overlapFrom = ({ asOf }: PriceClaim): string | undefined =>
  asOf === null ? undefined : addDays(asOf, -OVERLAP_DAYS);
