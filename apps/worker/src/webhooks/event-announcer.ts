import { isStoreAway } from '@gaemi/database/store-away';
import { type Announcement, type Unannounced, UnannouncedEvents } from '@gaemi/database/webhooks/unannounced-events';
import { Refusal } from '@gaemi/domain/refusal';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, LOGGER } from '../providers.ts';
import { AlertComposer } from './alert-composer.ts';
import { describeAnalysis } from './compose-event.ts';

const AT_ONCE = 100;
/** What could not be announced is tried again after it, and keeps no other waiting. */
const RETRY_MS = 60_000;

/** Tells the programs of members what has happened: puts it into streams, and messages to webhooks. */
@Injectable()
export class EventAnnouncer {
  /** When what could not be announced is tried again. */
  private readonly failed = new Map<Unannounced['record']['_id'], Date>();

  constructor(
    private readonly unannounced: UnannouncedEvents,
    private readonly alerts: AlertComposer,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Announces what waits. Throws when the store is away. */
  async announce(): Promise<void> {
    const now = this.clock.now();
    for (const [_id, retryAt] of this.failed) if (retryAt <= now) this.failed.delete(_id);
    const waiting = await this.unannounced.list(AT_ONCE, [...this.failed.keys()]);
    if (waiting.length === 0) return;
    const userIds = waiting.map(({ record }) => record.userId);
    const listeners = await this.unannounced.findListeners(userIds, now);
    const isHeard = ({ record }: Unannounced) => listeners.has(record.userId.toHexString());
    for (const each of waiting.filter(isHeard)) await this.attempt(each);
    await this.unannounced.skip(waiting.filter((each) => !isHeard(each)));
  }

  private async attempt(waiting: Unannounced): Promise<void> {
    try {
      await this.announceOne(waiting);
    } catch (err) {
      if (isStoreAway(err)) throw err;
      const { _id } = waiting.record;
      this.failed.set(_id, new Date(this.clock.now().getTime() + RETRY_MS));
      this.logger.warn({ err, source: waiting.source, event: _id }, 'an event could not be announced; tried again');
    }
  }

  private async announceOne(waiting: Unannounced): Promise<void> {
    const announcement = await this.compose(waiting);
    if (announcement === null) return this.unannounced.skip([waiting]);
    try {
      await this.unannounced.announce(waiting, announcement, this.clock.now());
    } catch (error) {
      // The member has withdrawn meanwhile, and the row goes with the account.
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** Null for an alert that tells the programs nothing. */
  private async compose({ source, record }: Unannounced): Promise<Announcement | null> {
    if (source !== 'alert') {
      const data = describeAnalysis(record);
      return { type: `analysis.${data.status}`, at: record.finishedAt ?? record.createdAt, data };
    }
    const composed = await this.alerts.compose(record);
    return composed && { type: 'alert', at: record.createdAt, ...composed };
  }
}
