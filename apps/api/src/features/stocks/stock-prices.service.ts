import type { StockPrices, StockPricesQuery } from '@gaemi/contracts/stocks';
import { PriceRepository } from '@gaemi/database/prices/price.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import type { PriceSourceName } from '@gaemi/domain/sources';
import type { Clock } from '@gaemi/runtime/clock';
import type { DataSources } from '@gaemi/runtime/data-sources';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, DATA_SOURCES } from '../../providers.ts';

/** Answers the daily prices that the workers have stored. */
@Injectable()
export class StockPricesService {
  constructor(
    private readonly directory: StockDirectory,
    private readonly prices: PriceRepository,
    private readonly workers: WorkerSourcesRepository,
    @Inject(DATA_SOURCES) private readonly dataSources: DataSources,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Throws STOCK_NOT_FOUND for a code that is not listed. A stock that nobody has analysed has no prices. */
  async find(stockCode: string, { from, to }: StockPricesQuery): Promise<StockPrices> {
    if ((await this.directory.current()) === null) throw new AppError('UNAVAILABLE');
    if ((await this.directory.find(stockCode)) === null) throw new AppError('STOCK_NOT_FOUND');
    const source = await this.source();
    const { days, asOf } = await this.prices.find({ source, stockCode }, from, to);
    return { items: days.map(({ day, close, volume }) => ({ day, close, volume })), source, as_of: asOf };
  }

  /** Only the workers know their source: they have the keys. */
  private async source(): Promise<PriceSourceName> {
    const published = await this.workers.findCurrent(this.clock.now());
    return published?.prices ?? this.dataSources.prices.name;
  }
}
