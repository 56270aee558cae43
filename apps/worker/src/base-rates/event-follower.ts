import { BaseRatesRepository } from '@gaemi/database/base-rates/base-rates.repository';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { type EventToFollow, MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { type FollowedEvent, firstTradableClose } from '@gaemi/domain/base-rates/followed-event';
import {
  createMarketFollowing,
  type FollowedReturns,
  type FollowedStock,
  followedHorizons,
} from '@gaemi/domain/base-rates/followed-returns';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { lastClosedDay } from '@gaemi/domain/prices/price-period';
import { listTradingDays } from '@gaemi/domain/scorecard/market-returns';
import { addDays } from '@gaemi/domain/seoul-time';
import { isSynthetic, type PriceSourceName } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR } from '../providers.ts';

/** Days of events that are looked at again: as long as events are stored. */
const EVENT_DAYS = 200;

const eventDays = (to: string): [from: string, to: string] => [addDays(to, -EVENT_DAYS), to];

/** Joins the material events of all companies with the prices after them, out of what is stored. It calls nobody outside. */
@Injectable()
export class EventFollower {
  constructor(
    private readonly events: MarketEventsRepository,
    private readonly prices: PriceRepository,
    private readonly directory: StockDirectory,
    private readonly baseRates: BaseRatesRepository,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /** Returns the codes of stocks with material events in the last months. */
  async listStocks(now: Date): Promise<string[]> {
    return [...new Set((await this.listEvents(now)).map(({ stockCode }) => stockCode))];
  }

  /** Stores the returns after the events of the last months. What is out of reach meanwhile stays as it is stored. */
  async follow(source: PriceSourceName, now: Date): Promise<void> {
    const list = await this.directory.current();
    if (source === 'none' || list === null) return;
    const to = lastClosedDay(now, this.calendar);
    const from = addDays(to, -EVENT_DAYS - 20);
    const byStock = Map.groupBy(await this.listEvents(now), ({ stockCode }) => stockCode);
    const delisted = await this.baseRates.findMarkets([...byStock.keys()].filter((code) => !list.byCode.has(code)));
    const following = createMarketFollowing(listTradingDays(from, to, this.calendar));
    const own = new Map<string, FollowedStock>();
    for await (const { stockCode, days: prices } of this.prices.each(source, from)) {
      const company = list.byCode.get(stockCode);
      const market = company?.market ?? delisted.get(stockCode);
      if (market === undefined) continue;
      following.add(market, prices);
      if (byStock.has(stockCode)) own.set(stockCode, { market, prices, isListed: company !== undefined });
    }
    const followed = [...own].flatMap(([stockCode, stock]) => {
      const returnsFrom = following.follow(stock);
      return (byStock.get(stockCode) ?? []).flatMap((event) => {
        const row = this.toFollowed(event, source, returnsFrom);
        return row === null ? [] : [{ ...row, market: stock.market }];
      });
    });
    await this.baseRates.storeFollowed(followed);
    await this.baseRates.removeFollowed(await this.events.listGone(...eventDays(to)));
  }

  private listEvents(now: Date): Promise<EventToFollow[]> {
    return this.events.listToFollow(...eventDays(lastClosedDay(now, this.calendar)));
  }

  private toFollowed(
    event: EventToFollow,
    source: PriceSourceName,
    returnsFrom: (day: string) => FollowedReturns,
  ): Omit<FollowedEvent, 'market'> | null {
    const tradable = firstTradableClose(event, this.calendar);
    if (tradable === null || event.side === null) return null;
    const { entryDay: day, after } = returnsFrom(tradable);
    if (day === null) return null;
    const known = followedHorizons.flatMap((horizon) => {
      const found = after[horizon];
      return typeof found === 'string' ? [] : [{ horizon, ...found }];
    });
    const { eventId, stockCode, type, side } = event;
    const returns = {
      1: null,
      5: null,
      20: null,
      ...Object.fromEntries(known.map((each) => [each.horizon, each.excess])),
    };
    const sample = event.sample || isSynthetic(source);
    return { eventId, stockCode, type, side, day, sample, returns, until: known.at(-1)?.until ?? null };
  }
}
