import type { StockPrices, StockPricesQuery } from '@gaemi/contracts/stocks';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { Injectable } from '@nestjs/common';
import { StoredMarket } from './stored-market.ts';

/** Answers the daily prices that the workers have stored. */
@Injectable()
export class StockPricesService {
  constructor(
    private readonly directory: StockDirectory,
    private readonly market: StoredMarket,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed. A stock that nobody has analysed has no prices. */
  async find(stockCode: string, { from, to }: StockPricesQuery): Promise<StockPrices> {
    await this.directory.companyOfCode(stockCode);
    const { days, source, asOf } = await this.market.findPrices({ stockCode, from, to });
    return { items: days.map(({ day, close, volume }) => ({ day, close, volume })), source, as_of: asOf };
  }
}
