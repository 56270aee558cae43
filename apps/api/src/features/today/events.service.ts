import type { EventAnswer, EventArticles } from '@gaemi/contracts/today';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { PRICE_REACH_DAYS } from '@gaemi/domain/prices/price-reach';
import { tradedAround } from '@gaemi/domain/prices/traded-around';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { addDays } from '@gaemi/domain/seoul-time';
import { isFilingReport } from '@gaemi/domain/stock-events/event-reports';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { BaseRatesService } from '../base-rates/base-rates.service.ts';
import { StoredMarket } from '../stocks/stored-market.ts';
import { OwnAnalyses } from './own-analyses.ts';
import { PageDays } from './page-days.ts';
import { TodayItems } from './today-items.ts';

/** One event: what reports it, and the closes around it. */
@Injectable()
export class EventsService {
  constructor(
    private readonly events: MarketEventsRepository,
    private readonly own: OwnAnalyses,
    private readonly items: TodayItems,
    private readonly market: StoredMarket,
    private readonly baseRates: BaseRatesService,
    private readonly days: PageDays,
  ) {}

  /** Throws NEWS_EVENT_NOT_FOUND for an event that the member may not read, NEWS_EVENT_NEUTRAL for one that has lost its side. */
  async find(userId: string, eventId: string): Promise<EventAnswer> {
    const event = await this.findReadable(userId, eventId);
    const [item] = await this.items.describe(userId, [event], this.days.of(event.day));
    if (item === undefined) throw notFound(event);
    // Before and after a halt of any length.
    const period = { from: addDays(event.day, -PRICE_REACH_DAYS), to: addDays(event.day, PRICE_REACH_DAYS) };
    const [{ days, source }, baseRates, own] = await Promise.all([
      this.market.findPrices({ stockCode: event.stockCode, ...period }),
      this.baseRates.find(),
      this.own.find(userId, event),
    ]);
    const items = baseRates.items.filter(({ type, side }) => type === event.type && side === event.side);
    return {
      ...item,
      filing: toFiling(event),
      prices: tradedAround(days, event.day).map(({ day, close }) => ({ day, close })),
      price_source: source,
      base_rate: items.length === 0 ? null : { ...baseRates, items },
      analysis_id: own?.analysisId ?? null,
      reported: own?.reported ?? null,
    };
  }

  async listArticles(userId: string, eventId: string): Promise<EventArticles> {
    const { reports } = await this.findReadable(userId, eventId);
    return {
      items: reports.map(({ title, link, publisher, publishedAt }) => ({
        title: title === removedText ? null : title,
        link,
        publisher,
        published_at: publishedAt.toISOString(),
      })),
    };
  }

  /** Events with a side stand on a day's page or a stock's page; others are the member's only in an analysis of their own. */
  private async findReadable(userId: string, eventId: string): Promise<StockEvent> {
    const event = await this.events.findByEventId(eventId);
    const isReadable = event !== null && (event.side !== null || (await this.own.has(userId, event)));
    if (event === null || !isReadable) throw notFound(event);
    return event;
  }
}

/** Who holds the link of an event that stood on a page is told that it was judged anew; others learn nothing. */
const notFound = (event: StockEvent | null): AppError =>
  new AppError(event?.side === null && event.raisedAs ? 'NEWS_EVENT_NEUTRAL' : 'NEWS_EVENT_NOT_FOUND');

/** The filing that confirms the event, gives other figures or is its report. */
function toFiling({ confirmedBy, differsFrom, reports, filed }: StockEvent): EventAnswer['filing'] {
  const linked = confirmedBy ?? differsFrom ?? null;
  const report = reports.find((each) => (linked === null ? filed && isFilingReport(each) : each.link === linked.link));
  if (report === undefined || report.title === removedText) return null;
  return { title: report.title, link: report.link, at: report.publishedAt.toISOString() };
}
