import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { deliveredKey } from '@gaemi/database/notifications/delivery.schema';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { isStillWanted } from '@gaemi/domain/notifications/channels';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS } from '../providers.ts';
import { type ContentStock, composeContent, type NotificationContent, withWeek } from './notification-content.ts';
import type { Recipient } from './recipients.ts';
import { WeekAhead } from './week-ahead.ts';

/** Notes what a message showed that was taken on, as `left` of its delivery. `shown`: its part of the content. */
export function noteShown(delivery: Delivery, shown: readonly ContentStock[]): void {
  const keys = new Set(
    shown.flatMap(({ code, events }) =>
      events.flatMap(({ ids }) => ids.map((eventId) => deliveredKey({ stockCode: code, eventId }))),
    ),
  );
  delivery.left = (delivery.left ?? delivery.events.map(deliveredKey)).filter((key) => !keys.has(key));
}

/** Reads the content of a delivery, as it is known now. */
@Injectable()
export class DeliveryComposer {
  constructor(
    private readonly events: StockEventRepository,
    private readonly directory: StockDirectory,
    private readonly analyses: NewsAnalysisRepository,
    private readonly week: WeekAhead,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** Only what the recipient still wants to know. */
  async compose(
    { userId, events, kind, day }: Delivery,
    { stocks, settings: { instant } }: Pick<Recipient, 'stocks' | 'settings'>,
  ): Promise<NotificationContent> {
    const delivered = events.filter(({ stockCode }) => stocks.has(stockCode));
    const codes = [...new Set(delivered.map(({ stockCode }) => stockCode))];
    const [found, list, last] = await Promise.all([
      this.events.findByKeys(delivered),
      this.directory.current(),
      this.analyses.findLast(userId.toHexString(), codes),
    ]);
    const companies = list?.byCode ?? new Map();
    const wanted = found.filter((event) => {
      const stock = stocks.get(event.stockCode);
      return stock !== undefined && isStillWanted(event, stock, { kind, instant });
    });
    const content = composeContent(codes, wanted, { companies, last, rights: this.rights });
    return kind === 'briefing'
      ? withWeek(content, await this.week.list([...stocks.keys()], day), this.rights)
      : content;
  }
}
