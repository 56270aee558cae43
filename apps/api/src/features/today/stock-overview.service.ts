import type { StockOverview } from '@gaemi/contracts/today';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { listDaysAhead } from '@gaemi/domain/filings/named-days';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { isOnDayPage } from '@gaemi/domain/stock-events/day-page';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { RecentAnalyses } from '../analysis/recent-analyses.ts';
import { toDayAhead } from './day-ahead.ts';
import { ListedStocks } from './listed-stocks.ts';
import { TodayItems } from './today-items.ts';

/** Days of events, and how many of them are shown. */
const EVENT_DAYS = 28;
const EVENTS = 30;
const FILINGS = 10;
/** Days ahead that are shown. */
const AHEAD_DAYS = 365;

/** The page of a stock, out of what is gathered already. */
@Injectable()
export class StockOverviewService {
  constructor(
    private readonly stocks: ListedStocks,
    private readonly events: StockEventRepository,
    private readonly items: TodayItems,
    private readonly archived: ArchivedFilingsRepository,
    private readonly analyses: RecentAnalyses,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed. */
  async find(userId: string, stockCode: string): Promise<StockOverview> {
    const stock = await this.stocks.find(userId, stockCode);
    const now = this.clock.now();
    const today = seoulDay(now);
    const [events, filings, latest, named] = await Promise.all([
      this.events.listSince(stockCode, addDays(today, -EVENT_DAYS)),
      this.archived.listOfStock(stockCode, FILINGS, now),
      this.analyses.findOfStock(userId, stockCode),
      this.archived.listWithDays([stockCode], today, now),
    ]);
    const newestFirst = events.toSorted((a, b) => b.at.getTime() - a.at.getTime()).filter(({ side }) => side !== null);
    // Small news never push out what is material.
    const chosen = new Set(
      newestFirst.toSorted((a, b) => Number(isOnDayPage(b)) - Number(isOnDayPage(a))).slice(0, EVENTS),
    );
    return {
      ...stock,
      events: await this.items.describe(
        userId,
        newestFirst.filter((event) => chosen.has(event)),
      ),
      filings: filings.map(({ title, link, at }) => ({ title, link, at: at.toISOString() })),
      latest_news: latest.news,
      latest_accumulation: latest.accumulation,
      ahead: listDaysAhead(named, { from: today, to: addDays(today, AHEAD_DAYS) }).map(toDayAhead),
    };
  }
}
