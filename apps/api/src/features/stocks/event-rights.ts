import { MarketEventsRepository } from '@gaemi/database/stock-events/market-events.repository';
import type { RightsRegister } from '@gaemi/domain/rights/source-rights';
import { Inject, Injectable } from '@nestjs/common';
import { RIGHTS } from '../../providers.ts';

/** Which sentences of events may leave to an API key. */
@Injectable()
export class EventRights {
  constructor(
    private readonly events: MarketEventsRepository,
    @Inject(RIGHTS) private readonly rights: RightsRegister,
  ) {}

  /** A sentence rests on all sources of its event: it leaves only where all of them may. */
  async findFree(events: readonly { event_id: string }[]): Promise<Set<string>> {
    const found = await this.events.findByEventIds(events.map(({ event_id: id }) => id));
    return new Set(found.filter(({ sources }) => this.areFree(sources)).map(({ eventId }) => eventId));
  }

  private areFree(sources: readonly string[]): boolean {
    return sources.length > 0 && sources.every((source) => this.rights.rightsOf(source).redistribution);
  }
}

/** Takes out the sentences of other events than those. */
export const withTexts = <Event extends { event_id: string; text: string | null }>(
  events: readonly Event[],
  free: ReadonlySet<string>,
): Event[] => events.map((event) => (free.has(event.event_id) ? event : { ...event, text: null }));
