import { BrokerTradingRepository } from '@gaemi/database/accumulation/broker-trading.repository';
import { type BaseRates, computeBaseRates, hasEnoughWindows } from '@gaemi/domain/accumulation/base-rates';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { firstDayOfReach } from '@gaemi/domain/market-calendar/day-refusal';
import { type MarketCalendar, tradingDaysBetween } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, MARKET_CALENDAR } from '../providers.ts';
import type { GatheredDays } from './broker-day-gatherer.ts';

interface BaseRatesQuery extends Pick<GatheredDays, 'source' | 'venue' | 'settled'> {
  stockCode: string;
  fromDay: string;
  /** Last day of the analysis; periods end on it or earlier. */
  toDay: string;
  /** Of the last year, the earliest first. */
  splits: readonly ShareSplit[];
  /** Trading days of the analysis. */
  windowDays: number;
  floatingShares: number;
}

/** Finds how rare letters were, from the days that are stored: no source is asked. */
@Injectable()
export class BaseRateFinder {
  constructor(
    private readonly stored: BrokerTradingRepository,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async find({
    fromDay,
    toDay,
    settled,
    splits,
    windowDays,
    floatingShares,
    ...of
  }: BaseRatesQuery): Promise<BaseRates | null> {
    const reach = firstDayOfReach(seoulDay(this.clock.now()));
    // The calendar of an operator may begin later: no day before it is known to be a trading day.
    const known = `${this.calendar.firstYear}-01-01`;
    const start = reach < known ? known : reach;
    // Before a split other shares were traded than those of the float.
    const from = splits.findLast(({ day }) => day > start)?.day ?? start;
    const tradingDays = tradingDaysBetween(from, toDay, this.calendar);
    // A year of broker trading is not read for nothing.
    if (!hasEnoughWindows(tradingDays.length, windowDays)) return null;
    // The days of the period have just been read or written.
    const earlier = await this.stored.findSettled(of, from, addDays(fromDay, -1));
    return computeBaseRates({ tradingDays, stored: [...earlier, ...settled], windowDays, floatingShares });
  }
}
