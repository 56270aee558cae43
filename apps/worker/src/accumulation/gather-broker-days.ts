import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import {
  BrokerTradingRepository,
  type FetchedDay,
  type TradingOf,
} from '@gaemi/database/accumulation/broker-trading.repository';
import type { BrokerDay } from '@gaemi/domain/accumulation/broker-trading';
import { isSettled } from '@gaemi/domain/market-calendar/day-refusal';
import { type MarketCalendar, tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import type { BrokerDayQuery, BrokerTradingSource } from '@gaemi/providers/broker-trading/broker-trading-source';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { createWriteBatcher } from '../analysis/write-batcher.ts';
import { CLOCK, MARKET_CALENDAR, TRADING_SOURCE } from '../providers.ts';
import { serializeByKey } from './serialize-by-key.ts';
import { tradingFailure } from './trading-failure.ts';

export interface DaysRequest extends Omit<BrokerDayQuery, 'day'> {
  analysis: Accumulation;
  /** Called with the days that are there, of how many. */
  report: (days: number, of: number) => Promise<void>;
}

export interface GatheredDays extends Pick<TradingOf, 'source' | 'venue'> {
  /** Every trading day of the period, in order. */
  days: BrokerDay[];
  /** The last day was still moving when it was fetched. */
  provisional: boolean;
  /** Days that the source was asked for. */
  fetched: number;
}

/**
 * Returns all trading days of a period: the stored ones, and the missing ones from the source. Stores each day while the
 * next one is fetched, so that neither a crash nor another analysis fetches a day twice. Throws AnalysisFailure.
 */
@Injectable()
export class GatherBrokerDays {
  // Analyses of one stock run one after the other: the second one finds the days that the first one stored.
  private readonly serialize = serializeByKey();

  constructor(
    @Inject(TRADING_SOURCE) private readonly source: BrokerTradingSource,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    private readonly stored: BrokerTradingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  gather(request: DaysRequest): Promise<GatheredDays> {
    return this.serialize(request.company.code, () => this.gatherDays(request));
  }

  private async gatherDays({ analysis, company, signal, report }: DaysRequest): Promise<GatheredDays> {
    const { fromDay, toDay } = analysis;
    const wanted = tradingDaysBetween(fromDay, toDay, this.calendar);
    const { name: source, venue } = this.source;
    const of: TradingOf = { source, venue, stockCode: company.code };
    const there = new Map((await this.stored.findSettled(of, fromDay, toDay)).map((day) => [day.day, day]));
    const missing = wanted.filter((day) => !there.has(day));
    const writes = createWriteBatcher<FetchedDay>((fetched) => this.stored.save(of, fetched));
    let provisional = false;
    try {
      for (const day of missing) {
        signal.throwIfAborted();
        await report(there.size, wanted.length);
        // Looked at before the figures are: what comes in between is not among them.
        const fetchedAt = this.clock.now();
        const moving = !isSettled(day, fetchedAt);
        const fetched = await this.source.fetchDay({ company, day, signal }).catch(tradingFailure);
        writes.add([{ ...fetched, provisional: moving, fetchedAt }]);
        there.set(day, fetched);
        provisional ||= moving;
      }
    } finally {
      await writes.settled();
    }
    const days = wanted.flatMap((day) => there.get(day) ?? []);
    return { source, venue, days, provisional, fetched: missing.length };
  }
}
