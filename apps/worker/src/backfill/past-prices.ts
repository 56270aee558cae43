import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { PriceSource } from '@gaemi/providers/prices/price-source';
import { Inject, Injectable } from '@nestjs/common';
import { PriceGatherer } from '../prices/price-gatherer.ts';
import { PRICE_SOURCE } from '../providers.ts';
import type { BackfillOptions } from './past-sources.ts';

/** Stocks whose prices are gathered at the same time; the source's own pace bounds them. */
const AT_ONCE = 4;

/** Gathers the prices of all listed companies, as far back as they are kept. What is stored is not asked for again. */
@Injectable()
export class PastPrices {
  constructor(
    private readonly directory: StockDirectory,
    private readonly prices: PriceGatherer,
    @Inject(PRICE_SOURCE) private readonly source: PriceSource,
  ) {}

  async gather({ progress, signal }: BackfillOptions): Promise<void> {
    const list = await this.directory.current();
    // Made-up prices are there whenever they are asked for.
    if (list === null || !this.source.shown || this.source.synthetic) return;
    const { companies } = list;
    const waiting = [...companies];
    let done = 0;
    const work = async () => {
      for (let company = waiting.shift(); company !== undefined; company = waiting.shift()) {
        signal.throwIfAborted();
        await this.prices.gather(company);
        done += 1;
        progress({ part: 'prices', done, of: companies.length });
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }
}
