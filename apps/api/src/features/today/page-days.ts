import { type MarketCalendar, marketCalendar, tradingDayBefore } from '@gaemi/domain/market-calendar/market-calendar';
import { findTradingSession } from '@gaemi/domain/market-calendar/trading-session';
import { daysOfPage, latestPageDay, pageDayOf } from '@gaemi/domain/stock-events/day-page';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';

/** Which days a page of the day has, by the calendar in force. */
@Injectable()
export class PageDays {
  private readonly calendar: MarketCalendar;

  constructor(
    @Inject(ENVIRONMENT) environment: Environment,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {
    this.calendar = marketCalendar(environment.MARKET_CALENDAR_FILE);
  }

  /** The page of the latest trading day that has begun, or the one to which a day belongs. */
  choose(day: string | undefined): { day: string; from: string; to: string } {
    const chosen = day === undefined ? this.latest() : pageDayOf(day, this.calendar);
    return { day: chosen, ...daysOfPage(chosen, this.calendar) };
  }

  /** The latest trading day that has begun. */
  latest(): string {
    return latestPageDay(this.clock.now(), this.calendar);
  }

  /** The latest trading days that have begun, the earliest first. */
  listLatest(count: number): string[] {
    const days = [this.latest()];
    while (days.length < count) days.unshift(tradingDayBefore(days[0] ?? '', this.calendar));
    return days;
  }

  /** The first day whose events stand on the page of a trading day. */
  firstOf(day: string): string {
    return daysOfPage(day, this.calendar).from;
  }

  /** Whether a moment lies after the close of its own day: never on a day without trade. */
  isAfterClose(at: Date): boolean {
    return findTradingSession(at, this.calendar) === 'after';
  }

  /** The trading day to which a day belongs. */
  of(day: string): string {
    return pageDayOf(day, this.calendar);
  }
}
