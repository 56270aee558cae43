import { StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { StockDirectory } from '@gaemi/database/stock-master/stock-directory';
import { type Announcement, type Unannounced, UnannouncedEvents } from '@gaemi/database/webhooks/unannounced-events';
import { Refusal } from '@gaemi/domain/refusal';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { listNotifiedKeys, notifiedKey } from '@gaemi/domain/stock-events/stock-event';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, RIGHTS } from '../providers.ts';
import { describeAlert, describeAnalysis } from './compose-event.ts';

const AT_ONCE = 100;

/** Tells the programs of members what has happened: puts it into streams, and messages to webhooks. */
@Injectable()
export class EventAnnouncer {
  constructor(
    private readonly unannounced: UnannouncedEvents,
    private readonly events: StockEventRepository,
    private readonly directory: StockDirectory,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Announces what waits. Throws when the store is away. */
  async announce(): Promise<void> {
    for (const waiting of await this.unannounced.list(AT_ONCE)) await this.announceOne(waiting);
  }

  private async announceOne(waiting: Unannounced): Promise<void> {
    const isHeard = await this.unannounced.hasListeners(waiting.record.userId, this.clock.now());
    const announcement = isHeard ? await this.compose(waiting) : null;
    if (announcement === null) return this.unannounced.skip(waiting);
    try {
      await this.unannounced.announce(waiting, announcement, this.clock.now());
    } catch (error) {
      // The member has withdrawn meanwhile, and the row goes with the account.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Null for an alert of which nothing holds any more, or is new to the programs. */
  private async compose({ source, record }: Unannounced): Promise<Announcement | null> {
    if (source !== 'alert') {
      const data = describeAnalysis(record);
      return { type: `analysis.${data.status}`, at: record.finishedAt ?? record.createdAt, data };
    }
    const [found, list, announced] = await Promise.all([
      this.events.findByKeys(record.events),
      this.directory.current(),
      this.unannounced.listAnnounced(record),
    ]);
    // What a mail or a push did not show is in a later delivery, too.
    const announcedKeys = new Set(announced.map((event) => `${event.stockCode}:${notifiedKey(event)}`));
    const events = found.filter(
      (event) => !listNotifiedKeys(event).some((key) => announcedKeys.has(`${event.stockCode}:${key}`)),
    );
    if (events.length === 0) return null;
    const data = describeAlert(events, { names: list?.byCode ?? new Map(), rights: this.rights });
    return { type: 'alert', at: record.createdAt, data };
  }
}
