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
import { CLOCK, MARKET_CALENDAR, TRADING_SOURCE } from '../../providers.ts';
import { gatherWrites } from '../analysis/gathered-writes.ts';
import { takingTurns } from './taking-turns.ts';
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
 * All trading days of a period: those that are kept, and from the source what is missing. Each day is kept beside the asking for
 * the next, so that a crash or another analysis costs no day twice. Throws AnalysisFailure.
 */
@Injectable()
export class GatherBrokerDays {
  // Analyses of one stock wait for each other: whoever comes second finds the days kept that the first one fetched.
  private readonly inTurn = takingTurns();

  constructor(
    @Inject(TRADING_SOURCE) private readonly source: BrokerTradingSource,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    private readonly kept: BrokerTradingRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  execute(request: DaysRequest): Promise<GatheredDays> {
    return this.inTurn(request.company.code, () => this.gather(request));
  }

  private async gather({ analysis, company, signal, report }: DaysRequest): Promise<GatheredDays> {
    const { fromDay, toDay } = analysis;
    const wanted = tradingDaysBetween(fromDay, toDay, this.calendar);
    const { name: source, venue } = this.source;
    const of: TradingOf = { source, venue, stockCode: company.code };
    const there = new Map((await this.kept.findSettled(of, fromDay, toDay)).map((day) => [day.day, day]));
    const missing = wanted.filter((day) => !there.has(day));
    const writes = gatherWrites<FetchedDay>((fetched) => this.kept.save(of, fetched));
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
