import type { TodayItem } from '@gaemi/contracts/today';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { dailyChange } from '@gaemi/domain/prices/daily-change';
import type { DailyPrice } from '@gaemi/domain/prices/daily-price';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { isStartOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { toPageStage } from '@gaemi/domain/stock-events/day-page';
import { countPublishers, isFilingReport } from '@gaemi/domain/stock-events/event-reports';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import { PageDays } from './page-days.ts';

/** Links of an event in a list; the event has all of them. */
const LINKS = 3;

/** Describes events of any company as lists show them. */
@Injectable()
export class TodayItems {
  constructor(
    private readonly directory: StockDirectory,
    private readonly watchlist: WatchlistRepository,
    private readonly market: StoredMarket,
    private readonly pageDays: PageDays,
  ) {}

  /**
   * Describes events with a side; those of companies that are not listed any more are left out. They have the move of the last close or,
   * where they stand on an earlier page, of that trading day. Throws UNAVAILABLE before the first list.
   */
  async describe(userId: string, events: readonly StockEvent[], page?: string): Promise<TodayItem[]> {
    const codes = [...new Set(events.map(({ stockCode }) => stockCode))];
    const [list, liked, { days }] = await Promise.all([
      this.directory.current(),
      this.watchlist.findCodes(userId, codes),
      this.market.findLastDays(codes, page),
    ]);
    if (list === null) throw new AppError('UNAVAILABLE');
    return events.flatMap((event) => {
      const company = list.byCode.get(event.stockCode);
      if (company === undefined || event.side === null) return [];
      const { eventId, side, strength, type, at, stage, sources, stockCode } = event;
      const isGone = event.text === removedText;
      return [
        {
          event_id: eventId,
          stock_code: stockCode,
          stock_name: company.name,
          market: company.market,
          side,
          strength,
          type,
          text: isGone ? null : event.text,
          at: at.toISOString(),
          links: isGone ? [] : linksOf(event),
          confirmed_by: findFiling(event),
          differs_from: event.differsFrom ?? null,
          data_source: event.sample ? 'sample' : (sources[0] ?? 'unknown'),
          publishers: countPublishers(event),
          stage: toPageStage(stage),
          // What came out after the close had no part in it.
          change_percent: this.mayBeAfterClose(event)
            ? null
            : changeOn(days.get(stockCode) ?? [], this.pageDays.of(event.day)),
          like: liked.has(stockCode),
          industry: company.industry ?? null,
        },
      ];
    });
  }

  /** A filing of which only the day is known stands at the start of it, and may have come after the close. */
  private mayBeAfterClose({ at, reports }: StockEvent): boolean {
    if (this.pageDays.isAfterClose(at)) return true;
    const day = seoulDay(at);
    if (!isStartOfSeoulDay(at) || this.pageDays.of(day) !== day) return false;
    return reports.some((each) => isFilingReport(each) && each.publishedAt.getTime() === at.getTime());
  }
}

function linksOf({ reports, link }: StockEvent): string[] {
  const links = reports.map((report) => report.link);
  return (links.length === 0 ? [link] : links).slice(0, LINKS);
}

/** The filing that confirms the event, or that is its report; null for none. */
function findFiling({ confirmedBy, filed, reports }: StockEvent): TodayItem['confirmed_by'] {
  if (confirmedBy !== null) return { link: confirmedBy.link, date: confirmedBy.date };
  const own = filed ? reports.find(isFilingReport) : undefined;
  return own === undefined ? null : { link: own.link, date: seoulDay(own.publishedAt) };
}

/** Move of the close of a day against the one before, in percent; null unless the last close is that of the day, made of trades. */
function changeOn(days: readonly DailyPrice[], day: string): number | null {
  const [before, last] = days.slice(-2);
  return last?.day === day ? dailyChange(before, last) : null;
}
