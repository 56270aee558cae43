import type { StockOverview } from '@gaemi/contracts/today';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WatchlistRepository } from '@gaemi/database/watchlist/watchlist.repository';
import { dailyChange } from '@gaemi/domain/prices/daily-change';
import { Injectable } from '@nestjs/common';
import { StoredMarket } from '../stocks/stored-market.ts';

/** What is known of a listed company by itself. */
@Injectable()
export class ListedStocks {
  constructor(
    private readonly directory: StockDirectory,
    private readonly watchlist: WatchlistRepository,
    private readonly market: StoredMarket,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed, and UNAVAILABLE before the first list. */
  async find(
    userId: string,
    stockCode: string,
  ): Promise<Pick<StockOverview, 'stock_code' | 'stock_name' | 'market' | 'like' | 'price'>> {
    const { name, market } = await this.directory.companyOfCode(stockCode);
    const [liked, { days, source }] = await Promise.all([
      this.watchlist.findCodes(userId, [stockCode]),
      this.market.findLastDays([stockCode]),
    ]);
    const [last, before] = (days.get(stockCode) ?? []).toReversed();
    return {
      ...{ stock_code: stockCode, stock_name: name, market, like: liked.has(stockCode) },
      price:
        last === undefined
          ? null
          : {
              ...{ day: last.day, close: last.close, source },
              change_percent: dailyChange(before, last),
            },
    };
  }
}
