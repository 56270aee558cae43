import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { type MarketCalendar, tradingDayBefore } from '@gaemi/domain/market-calendar/market-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR, WEB_ORIGIN } from '../providers.ts';

/** Days and addresses that mails name. */
@Injectable()
export class MailDates {
  constructor(
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(WEB_ORIGIN) readonly webOrigin: string,
  ) {}

  of({ _id, kind, day, createdAt }: Delivery, sentAt: Date) {
    const dayBefore = tradingDayBefore(day, this.calendar);
    return { id: _id.toHexString(), kind, day, madeAt: createdAt, sentAt, dayBefore };
  }
}
