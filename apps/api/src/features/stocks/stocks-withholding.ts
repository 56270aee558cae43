import type { Paged } from '@gaemi/contracts/paging';
import type { SinceAnalysis } from '@gaemi/contracts/since-analysis';
import type { StockItem, StockPrices } from '@gaemi/contracts/stocks';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';
import { EventRights, withTexts } from './event-rights.ts';

/** What leaves of the market's figures to an API key. */
@Injectable()
export class StocksWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly directory: StockDirectory,
    private readonly eventRights: EventRights,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('stock-search', (found: Paged<StockItem>) => this.search(found));
    this.withholding.add('stock-prices', (prices: StockPrices) => this.prices(prices));
    this.withholding.add('since-analysis', (since: SinceAnalysis) => this.sinceAnalysis(since));
  }

  /**
   * Name, code and market are public facts; the place by market value is computed from the figures of the list, and stays inside
   * where these may not leave the service.
   */
  private async search(found: Paged<StockItem>): Promise<Paged<StockItem>> {
    const source = (await this.directory.current())?.source ?? '';
    if (this.rights.rightsOf(source).redistribution) return found;
    return { ...found, items: found.items.map((item) => ({ ...item, market_cap_rank: null })) };
  }

  private async sinceAnalysis({ last, news }: SinceAnalysis): Promise<SinceAnalysis> {
    if (news === null) return { last, news };
    return { last, news: { ...news, events: withTexts(news.events, await this.eventRights.findFree(news.events)) } };
  }

  private prices(prices: StockPrices): StockPrices {
    return this.rights.rightsOf(prices.source).redistribution ? prices : { items: [], source: 'none', as_of: null };
  }
}
