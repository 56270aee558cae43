import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { Delivery } from '@gaemi/database/notifications/delivery.repository';
import { deliveredKey } from '@gaemi/database/notifications/delivery.schema';
import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS } from '../providers.ts';
import { type ContentStock, composeContent, type NotificationContent, withWeek } from './notification-content.ts';
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

  /** `wanted`: codes of the stocks of which the member still wants to know. */
  async compose({ userId, events, kind, day }: Delivery, wanted: ReadonlySet<string>): Promise<NotificationContent> {
    const delivered = events.filter(({ stockCode }) => wanted.has(stockCode));
    const codes = [...new Set(delivered.map(({ stockCode }) => stockCode))];
    const [found, list, last] = await Promise.all([
      this.events.findByKeys(delivered),
      this.directory.current(),
      this.analyses.findLast(userId.toHexString(), codes),
    ]);
    const companies = list?.byCode ?? new Map();
    const content = composeContent(codes, found, { companies, last, rights: this.rights });
    return kind === 'briefing' ? withWeek(content, await this.week.list([...wanted], day), this.rights) : content;
  }
}
