import type { NewsSide } from '@gaemi/domain/news-side';
import { Injectable } from '@nestjs/common';
import { StockEventRepository } from './stock-event.repository.ts';

/** An event as an alert told it, in the form of the wire. */
interface AlertItem {
  stock_code: string;
  event_id: string;
  side: NewsSide | null;
}

/** Finds what of an alert holds yet: objections are upheld, and filings withdrawn, before a program hears of it. */
@Injectable()
export class HoldingAlerts {
  constructor(private readonly events: StockEventRepository) {}

  /** Returns the items that are events of the same side yet. */
  async list<Item extends AlertItem>(items: readonly Item[]): Promise<Item[]> {
    if (items.length === 0) return [];
    const keys = items.map(({ stock_code: stockCode, event_id: eventId }) => ({ stockCode, eventId }));
    const events = await this.events.findByKeys(keys);
    return items.filter(({ stock_code: code, event_id: id, side }) =>
      events.some((event) => event.stockCode === code && event.side === side && event.family.includes(id)),
    );
  }
}
