import { isTradingDay, type MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { daysBetween, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CLOCK, LOGGER, MARKET_CALENDAR } from '../providers.ts';

/** The exchange names the closed days of a year before it begins. */
const WARN_DAYS = 90;

/** Returns what is wrong with the years of the calendar; null while they go on for more than 90 days. */
export function calendarProblem({ now, calendar }: { now: Date; calendar: MarketCalendar }): string | null {
  const { firstYear, lastYear } = calendar;
  const today = seoulDay(now);
  const stop = 'monitoring, briefings and accumulation ratios stop';
  if (isTradingDay(today, calendar) === undefined)
    return `the trading days known are those of ${firstYear}–${lastYear}, without ${today}: until it is known, ${stop}`;
  const days = daysBetween(today, `${lastYear}-12-31`);
  return days > WARN_DAYS ? null : `the trading days known end with ${lastYear}, in ${days} days: then ${stop}`;
}

/** What an operator does about it. */
export function calendarRemedy({ now, calendar }: { now: Date; calendar: MarketCalendar }): string {
  const year = Math.max(calendar.lastYear + 1, Number(seoulDay(now).slice(0, 4)));
  return `install a release that knows ${year}, or write its closed weekdays into a file and name it in MARKET_CALENDAR_FILE, then restart (docs/domain.md, Trading days)`;
}

/** Warns at the start of a worker and every morning while the trading days known are about to end, or have ended. */
@Injectable()
export class CalendarEnd {
  constructor(
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.warn();
  }

  @Cron('0 50 7 * * *', { timeZone: 'Asia/Seoul' })
  warn(): void {
    const seen = { now: this.clock.now(), calendar: this.calendar };
    const problem = calendarProblem(seen);
    if (problem !== null) this.logger.warn(`${problem} → ${calendarRemedy(seen)}`);
  }
}
