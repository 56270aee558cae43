import type { MjbCalendar } from '@gaemi/contracts/accumulation';
import { type DayRefusal, firstDayOfReach, refusalOfDay } from '@gaemi/domain/market-calendar/day-refusal';
import { closedWeekdays, type MarketCalendar, marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { ENVIRONMENT } from '../../providers.ts';

/** The days that an accumulation analysis can begin and end on. */
@Injectable()
export class SelectableDays {
  readonly calendar: MarketCalendar;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.calendar = marketCalendar(environment.MARKET_CALENDAR_FILE);
  }

  /** Null where the day can be chosen. */
  findRefusal(day: string, now: Date): DayRefusal | null {
    return refusalOfDay(day, seoulDay(now), this.calendar);
  }

  /** For the date picker. */
  calendarAt(now: Date): MjbCalendar {
    const today = seoulDay(now);
    const from = firstDayOfReach(today);
    return { today, from, closed_days: closedWeekdays(from, today, this.calendar) };
  }
}
