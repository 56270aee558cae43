import type { WatchlistList, WatchlistStock } from '@gaemi/contracts/watchlist';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';

/** What leaves of the watchlist to an API key: no text of an event, and no close that its source keeps inside. */
@Injectable()
export class WatchlistWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('watchlist', ({ items, ...list }: WatchlistList) => ({
      ...list,
      items: items.map((item) => this.withhold(item)),
    }));
  }

  private withhold({ price, news, ...stock }: WatchlistStock): WatchlistStock {
    const mayLeave = price !== null && this.rights.rightsOf(price.source).redistribution;
    return {
      ...stock,
      price: mayLeave ? price : null,
      // An event names no sources here; its page does.
      news: news && { ...news, events: news.events.map((event) => ({ ...event, text: null })) },
    };
  }
}
