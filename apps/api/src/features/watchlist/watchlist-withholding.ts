import type { WatchlistList, WatchlistStock } from '@gaemi/contracts/watchlist';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';
import { EventRights, withTexts } from '../stocks/event-rights.ts';

/** What leaves of the watchlist to an API key: no text of an event and no close that its source keeps inside. */
@Injectable()
export class WatchlistWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly eventRights: EventRights,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('watchlist', async ({ items, ...list }: WatchlistList): Promise<WatchlistList> => {
      const free = await this.eventRights.findFree(items.flatMap(({ news }) => news?.events ?? []));
      return { ...list, items: items.map((item) => this.withhold(item, free)) };
    });
  }

  private withhold({ price, news, ...stock }: WatchlistStock, free: ReadonlySet<string>): WatchlistStock {
    const mayLeave = price !== null && this.rights.rightsOf(price.source).redistribution;
    return {
      ...stock,
      price: mayLeave ? price : null,
      news: news && { ...news, events: withTexts(news.events, free) },
    };
  }
}
