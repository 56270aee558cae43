import { PriceRepository } from '@gaemi/database/prices/price.repository';
import type { ScorecardReturnsRecord } from '@gaemi/database/scorecard/scorecard-returns.schema';
import { type RowToJoin, ScorecardRowRepository } from '@gaemi/database/scorecard/scorecard-row.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { PRICE_REACH_DAYS } from '@gaemi/domain/prices/price-reach';
import {
  createMarketReturns,
  excessReturns,
  indexCloses,
  listTradingDays,
} from '@gaemi/domain/scorecard/market-returns';
import type { Horizon } from '@gaemi/domain/scorecard/scorecard-row';
import { addDays } from '@gaemi/domain/seoul-time';
import { isSynthetic, type PriceSourceName } from '@gaemi/domain/sources';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR } from '../providers.ts';

/** Days for which returns are joined again: the reach of prices, but for the close before the first of them. */
const JOINED_DAYS = PRICE_REACH_DAYS - 20;
const BATCH = 1_000;

/** Joins the frozen scores with the prices that are stored. It calls nobody outside. */
@Injectable()
export class ReturnJoiner {
  constructor(
    private readonly rows: ScorecardRowRepository,
    private readonly prices: PriceRepository,
    private readonly directory: StockDirectory,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /** Joins the rows of the last year with the prices of a source up to a day. Made-up prices are joined to nothing. */
  async join(source: PriceSourceName, today: string): Promise<void> {
    if (source === 'none' || isSynthetic(source)) return;
    const from = addDays(today, -JOINED_DAYS);
    const rows = Map.groupBy(await this.rows.listToJoin(from), ({ stockCode }) => stockCode);
    const list = await this.directory.current();
    if (rows.size === 0 || list === null) return;
    const market = createMarketReturns(listTradingDays(addDays(from, -14), today, this.calendar));
    const own: { row: RowToJoin; returns: Record<Horizon, number | null> }[] = [];
    for await (const { stockCode, days } of this.prices.each(source, addDays(from, -14))) {
      const company = list.byCode.get(stockCode);
      const closes = indexCloses(days);
      if (company !== undefined) market.add(company.market, closes);
      for (const row of rows.get(stockCode) ?? []) {
        own.push({ row, returns: market.ofStock(closes, row.day, company !== undefined) });
      }
    }
    const joined = own.flatMap(({ row: { stockCode, market: of, day }, returns: known }): ScorecardReturnsRecord[] => {
      const returns = excessReturns(known, (horizon) => market.of(of, day, horizon));
      return returns === null ? [] : [{ stockCode, day, source, returns }];
    });
    for (let at = 0; at < joined.length; at += BATCH) await this.rows.storeReturns(joined.slice(at, at + BATCH));
  }
}
