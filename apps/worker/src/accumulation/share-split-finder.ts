import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import type { ShareSplit } from '@gaemi/domain/accumulation/broker-trading';
import { findShareSplits } from '@gaemi/domain/filings/share-splits';
import { firstDayOfReach } from '@gaemi/domain/market-calendar/day-refusal';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, MARKET_CALENDAR } from '../providers.ts';

/** Finds the splits, consolidations and other changes of the shares of a stock that archived filings name. */
@Injectable()
export class ShareSplitFinder {
  constructor(
    private readonly archived: ArchivedFilingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /** Those of the last year, or since the first day of an analysis where that is earlier, up to today, the earliest first. */
  async find(stockCode: string, fromDay: string): Promise<ShareSplit[]> {
    const now = this.clock.now();
    const to = seoulDay(now);
    const reach = firstDayOfReach(to);
    const from = fromDay < reach ? fromDay : reach;
    return findShareSplits(await this.archived.listWithDays([stockCode], from, now), {
      from,
      to,
      calendar: this.calendar,
    });
  }
}
