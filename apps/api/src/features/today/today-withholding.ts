import type { Today, TodayItem } from '@gaemi/contracts/today';
import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';
import { StoredMarket } from '../stocks/stored-market.ts';

/** What leaves of the page of the day to an API key. */
@Injectable()
export class TodayWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly events: MarketEventsRepository,
    private readonly market: StoredMarket,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('today', (today: Today) => this.today(today));
  }

  /** A sentence rests on all sources of its event: it leaves only where all of them may. Links are facts. */
  private async today(today: Today): Promise<Today> {
    const [events, { source }] = await Promise.all([
      this.events.findByEventIds(today.items.map(({ event_id: id }) => id)),
      this.market.findLastDays([]),
    ]);
    const found = new Map(events.map((event) => [event.eventId, event]));
    const hasPrices = this.mayLeave(source);
    const items = today.items.map((item): TodayItem => {
      const event = found.get(item.event_id);
      const change_percent = hasPrices ? item.change_percent : null;
      const isFree = event?.sources.every((each) => this.mayLeave(each)) === true;
      // From the list of companies, whose rights are not known.
      const industry = null;
      return { ...item, change_percent, industry, text: isFree ? item.text : null };
    });
    return { ...today, items, picture: withoutTexts(today.picture) };
  }

  private mayLeave(source: string): boolean {
    return this.rights.rightsOf(source).redistribution;
  }
}

/** Names and numbers alone: the texts stand in the list. */
const withoutTexts = ({ items, columns }: Today['picture']): Today['picture'] => ({
  items: items.map((item) => ({ ...item, text: null, industry: null })),
  columns: columns.map((column) => ({ ...column, industry: null })),
});
