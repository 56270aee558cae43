import type { Delivery } from '@gaemi/database/deliveries/delivery.repository';
import { isTradingDay, type MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays } from '@gaemi/domain/seoul-time';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR, WEB_ORIGIN } from '../providers.ts';

/** Days and addresses that mails name. */
@Injectable()
export class Occasions {
  constructor(
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(WEB_ORIGIN) readonly webOrigin: string,
  ) {}

  of({ _id, kind, day }: Delivery) {
    let dayBefore = addDays(day, -1);
    while (isTradingDay(dayBefore, this.calendar) === false) dayBefore = addDays(dayBefore, -1);
    return { id: _id.toHexString(), kind, day, dayBefore };
  }
}
