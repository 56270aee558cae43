import type { MonitoredStock } from '@gaemi/database/monitoring/monitored-stock.repository';
import { type StockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** Events that are kept: a week of the 25 stocks with the most news. */
const MOST_EVENTS = 3_000;
/** Milliseconds for which they are kept: home and board of all who watch a stock ask for the same ones. */
const KEPT_MS = 10_000;

/** Events of stocks since a day. Those of a stock are read again as soon as a look has found something, and after some seconds in any case. */
@Injectable()
export class RecentEvents {
  private readonly kept = new LRUCache<string, StockEvent[]>({
    maxSize: MOST_EVENTS,
    sizeCalculation: (events) => events.length + 1,
    ttl: KEPT_MS,
  });

  constructor(private readonly events: StockEventRepository) {}

  /** `stocks`: what is known of them, read before. */
  async listOf(
    codes: readonly string[],
    day: string,
    stocks: ReadonlyMap<string, Pick<MonitoredStock, 'recognitions'>>,
  ): Promise<StockEvent[]> {
    const keyOf = (code: string): string | undefined => {
      const recognitions = stocks.get(code)?.recognitions;
      return recognitions === undefined ? undefined : `${code} ${day} ${recognitions}`;
    };
    const known = new Map(
      codes.flatMap((code) => {
        const events = this.kept.get(keyOf(code) ?? '');
        return events === undefined ? [] : [[code, events] as const];
      }),
    );
    const missing = codes.filter((code) => !known.has(code));
    const found = missing.length === 0 ? [] : await this.events.listOf(missing, day);
    const byStock = Map.groupBy(found, ({ stockCode }) => stockCode);
    for (const code of missing) {
      const key = keyOf(code);
      if (key !== undefined) this.kept.set(key, byStock.get(code) ?? []);
    }
    return [...[...known.values()].flat(), ...found];
  }
}
