import type { StockPrices, StockPricesQuery } from '@gaemi/contracts/stocks';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { RIGHTS } from '../../providers.ts';
import { StoredMarket } from './stored-market.ts';

/** Answers the daily prices that the workers have stored. */
@Injectable()
export class StockPricesService {
  constructor(
    private readonly directory: StockDirectory,
    private readonly market: StoredMarket,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed. A stock that nobody has analysed has no prices. */
  async find(stockCode: string, { from, to }: StockPricesQuery): Promise<StockPrices> {
    if ((await this.directory.current()) === null) throw new AppError('UNAVAILABLE');
    if ((await this.directory.find(stockCode)) === null) throw new AppError('STOCK_NOT_FOUND');
    const { days, source, asOf } = await this.market.findPrices({ stockCode, from, to });
    return { items: days.map(({ day, close, volume }) => ({ day, close, volume })), source, as_of: asOf };
  }

  /** The same for an API key: none of a source whose figures may not leave the service. */
  async findByKey(stockCode: string, period: StockPricesQuery): Promise<StockPrices> {
    const prices = await this.find(stockCode, period);
    return this.rights.rightsOf(prices.source).redistribution ? prices : { items: [], source: 'none', as_of: null };
  }
}
