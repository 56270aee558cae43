import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberEvent } from '@gaemi/contracts/member-events';
import { HoldingAlerts } from '@gaemi/database/stock-events/holding-alerts';
import { UserRepository } from '@gaemi/database/users/user.repository';
import {
  MemberEventRepository,
  type MemberEvent as StoredMemberEvent,
} from '@gaemi/database/webhooks/member-event.repository';
import { EVENT_LIFE_MS } from '@gaemi/domain/webhooks/webhook-rules';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { MemberStreams } from '../../http/member-streams.ts';
import { STREAM_SILENCE_MS } from '../../http/stream-silence.ts';
import { CLOCK } from '../../providers.ts';
import { toMemberEvent, writeEventId } from './webhooks.mapper.ts';

const LOOK_MS = 1_000;
/** How often it is looked in a silence whether the caller may still read; before anything is told it is looked, too. */
const CHECK_MS = 15_000;
/** A stream ends after this; the client opens another one, which goes on where it ended. */
const LONGEST_MS = 60 * 60_000;
const AT_ONCE = 100;
const EVENT_ID = /^evt_([0-9a-f]{24})$/;
/** An id of no event: a stream that goes on after it tells all that is kept. */
const NO_EVENT = `evt_${'0'.repeat(24)}`;

/** Streams of server-sent events with what webhooks get, too. */
@Injectable()
export class EventStreams {
  constructor(
    private readonly events: MemberEventRepository,
    private readonly users: UserRepository,
    private readonly streams: MemberStreams,
    private readonly holding: HoldingAlerts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Sends what happens from now on, or what happened after the last event that the caller has. Where that one is not kept any more, all
   * that is kept. Throws TOO_MANY_REQUESTS for a member with too many streams.
   */
  async send(
    userId: string,
    { request, response, lastEventId }: { request: Request; response: Response; lastEventId: string | undefined },
  ): Promise<void> {
    // A key or a webhook says by itself that somebody listens; a log-in does so here, as long as a stream may go on.
    if (request.apiKey === undefined) {
      await this.users.keepForStreams(userId, new Date(this.clock.now().getTime() + EVENT_LIFE_MS));
    }
    const { place, startId } = await this.findStart(userId, lastEventId);
    await this.streams.open(userId, { response, longestMs: LONGEST_MS }, async (signal) => {
      // Without data it is no event, but what a client that has heard nothing yet goes on after.
      response.write(`: connected\nid: ${startId}\n\n`);
      try {
        await this.sendAfter(place, { userId, request, response, signal });
      } catch {
        // The client is gone or asks again: a stream cannot tell an error after its start.
      }
    });
  }

  /** The place after which a stream tells, and the id of the event that stands there. */
  private async findStart(
    userId: string,
    lastEventId: string | undefined,
  ): Promise<{ place: number; startId: string }> {
    if (lastEventId === undefined || lastEventId === '') {
      const last = await this.events.findLast(userId);
      return last === null ? { place: 0, startId: NO_EVENT } : { place: last.place, startId: writeEventId(last._id) };
    }
    const [startId = NO_EVENT, id] = EVENT_ID.exec(lastEventId) ?? [];
    return { startId, place: id === undefined ? 0 : ((await this.events.findPlace(userId, id)) ?? 0) };
  }

  private async sendAfter(
    first: number,
    {
      userId,
      request,
      response,
      signal,
    }: { userId: string; request: Request; response: Response; signal: AbortSignal },
  ): Promise<void> {
    let place = first;
    let sentAt = performance.now();
    let checkedAt = sentAt;
    for (;;) {
      const events = await this.events.listAfter(userId, place, AT_ONCE);
      if (events.length > 0 || performance.now() - checkedAt >= CHECK_MS) {
        if (!(await this.streams.mayRead(request))) return;
        checkedAt = performance.now();
      }
      for (const event of events) {
        const answer = await this.describe(event);
        if (answer !== null)
          response.write(`id: ${answer.id}\nevent: ${answer.type}\ndata: ${JSON.stringify(answer)}\n\n`);
        place = event.place;
      }
      const isSilent = performance.now() - sentAt >= STREAM_SILENCE_MS;
      if (isSilent) response.write(': waiting\n\n');
      if (events.length > 0 || isSilent) sentAt = performance.now();
      if (events.length < AT_ONCE) await sleep(LOOK_MS, undefined, { signal });
      signal.throwIfAborted();
    }
  }

  /** Null for an alert of which nothing holds any more: what is kept for days is told as it is known now, as by webhooks. */
  private async describe(event: StoredMemberEvent): Promise<MemberEvent | null> {
    const answer = toMemberEvent(event);
    if (!('items' in answer.data) || answer.data.items.length === 0) return answer;
    const items = await this.holding.list(answer.data.items);
    return items.length === 0 ? null : { ...answer, data: { items } };
  }
}
