import type { Today, TodayItem } from '@gaemi/contracts/today';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { Withholding } from '../../http/api-key/withholding.ts';
import { RIGHTS } from '../../providers.ts';
import { EventRights, withTexts } from '../stocks/event-rights.ts';
import { StoredMarket } from '../stocks/stored-market.ts';

/** What leaves of the page of the day to an API key. */
@Injectable()
export class TodayWithholding implements OnModuleInit {
  constructor(
    private readonly withholding: Withholding,
    private readonly eventRights: EventRights,
    private readonly market: StoredMarket,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  onModuleInit(): void {
    this.withholding.add('today', (today: Today) => this.today(today));
  }

  /** Links are facts, and leave with every event. */
  private async today(today: Today): Promise<Today> {
    const [free, { source }] = await Promise.all([
      this.eventRights.findFree(today.items),
      this.market.findLastDays([]),
    ]);
    const hasPrices = this.mayLeave(source);
    const items = withTexts(today.items, free).map((item): TodayItem => {
      const change_percent = hasPrices ? item.change_percent : null;
      // From the list of companies, whose rights are not known.
      return { ...item, change_percent, industry: null };
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
