import type { NewEvents as NewEventsBody } from '@gaemi/contracts/stocks';
import { MonitoredStockRepository } from '@gaemi/database/monitoring/monitored-stock.repository';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { UnnotifiedEvents } from '@gaemi/database/notifications/unnotified-events';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { isBriefed } from '@gaemi/domain/alerts/alert-rules';
import { MONITORED_DAYS } from '@gaemi/domain/alerts/monitoring-order';
import { removedText } from '@gaemi/domain/rights/expired-texts';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { countPublishers } from '@gaemi/domain/stock-events/event-reports';
import { isOutSince } from '@gaemi/domain/stock-events/since-analysis';
import { compareText } from '@gaemi/domain/text-order';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { RecentEvents } from './recent-events.ts';

/** Events shown of a stock; the others are in the count. */
const SHOWN = 3;

/** What came out of a stock since the member's last analysis, and no analysis has told. */
export interface NewEventsOfStock {
  /** Material ones, the newest first. */
  events: StockEvent[];
  /** When the stock was last looked at for all members; null where only analyses did. */
  checkedAt: Date | null;
}

/** Finds what happened to stocks since the member last analysed them, out of what is gathered already. */
@Injectable()
export class NewEvents {
  constructor(
    private readonly events: RecentEvents,
    private readonly monitoredStocks: MonitoredStockRepository,
    private readonly unnotified: UnnotifiedEvents,
    private readonly analyses: NewsAnalysisRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** By stock code; a stock of which nothing is gathered is missing. */
  async of({ _id }: Pick<Member, '_id'>, codes: readonly string[]): Promise<Map<string, NewEventsOfStock>> {
    if (codes.length === 0) return new Map();
    const from = addDays(seoulDay(this.clock.now()), -MONITORED_DAYS);
    const [monitoredStocks, last] = await Promise.all([
      this.monitoredStocks.findByCodes(codes),
      this.analyses.findLast(_id.toHexString(), codes),
    ]);
    const held = await this.events.listOf(codes, from, monitoredStocks);
    const since = held.filter((event) => {
      const analysedAt = last.get(event.stockCode)?.createdAt;
      return isBriefed(event) && (analysedAt === undefined || isOutSince(event, analysedAt));
    });
    const fresh = await this.unnotified.outsideAnalyses(_id, since);
    const newestFirst = fresh.toSorted((a, b) => compareText(b.day, a.day) || b.at.getTime() - a.at.getTime());
    const eventsOf = Map.groupBy(newestFirst, ({ stockCode }) => stockCode);
    const gathered = new Set(held.map(({ stockCode }) => stockCode));
    return new Map(
      codes.flatMap((code) => {
        const checkedAt = monitoredStocks.get(code)?.monitoredAt ?? null;
        if (checkedAt === null && !gathered.has(code)) return [];
        return [[code, { events: eventsOf.get(code) ?? [], checkedAt }] as const];
      }),
    );
  }
}

/** The answer of what is new; a text that had to go is null. */
export function toNewEvents({ events, checkedAt }: NewEventsOfStock): NewEventsBody {
  return {
    count: events.length,
    events: events.slice(0, SHOWN).map((event) => ({
      event_id: event.eventId,
      text: event.text === removedText ? null : event.text,
      type: event.type,
      kind: event.filed ? 'filing' : 'news',
      publishers: countPublishers(event),
      day: event.day,
      sample: event.sample,
    })),
    checked_at: checkedAt?.toISOString() ?? null,
  };
}
