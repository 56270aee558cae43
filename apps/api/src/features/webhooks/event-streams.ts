import { setTimeout as sleep } from 'node:timers/promises';
import { MemberEventRepository } from '@gaemi/database/webhooks/member-event.repository';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiKeyCheck } from '../../http/api-key/api-key-check.ts';
import { AppError } from '../../http/app-error.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { toMemberEvent } from './webhooks.mapper.ts';

const LOOK_MS = 1_000;
/** Longest silence on a stream: proxies end silent ones. Then it is also looked whether the caller may still read. */
const SILENCE_MS = 15_000;
/** A stream ends after this; the client opens another one, which goes on where it ended. */
const LONGEST_MS = 60 * 60_000;
/** Streams of a member at the same time, in this process. */
const MAX_STREAMS = 5;
const RETRY_SECONDS = 10;
const AT_ONCE = 100;
const EVENT_ID = /^evt_([0-9a-f]{24})$/;

/** Streams of server-sent events with what webhooks get, too. */
@Injectable()
export class EventStreams implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly openOf = new Map<string, number>();

  constructor(
    private readonly events: MemberEventRepository,
    private readonly keys: ApiKeyCheck,
    private readonly sessions: Sessions,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /**
   * Sends what happens from now on, or what happened after the last event that the caller has. Where that one is not kept any more, all
   * that is kept. Throws TOO_MANY_REQUESTS for a member with too many streams.
   */
  async send(
    userId: string,
    { request, response, lastEventId }: { request: Request; response: Response; lastEventId: string | undefined },
  ): Promise<void> {
    const place = await this.findPlace(userId, lastEventId);
    const open = this.openOf.get(userId) ?? 0;
    if (open >= MAX_STREAMS) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
    this.openOf.set(userId, open + 1);
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    if (response.closed) gone.abort();
    const signal = AbortSignal.any([gone.signal, this.stopping.signal, AbortSignal.timeout(LONGEST_MS)]);
    try {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would hold the events back.
        'x-accel-buffering': 'no',
      });
      response.write(': connected\n\n');
      await this.sendAfter(place, { userId, request, response, signal });
    } catch {
      // The client is gone or asks again: a stream cannot tell an error after its start.
    } finally {
      const left = (this.openOf.get(userId) ?? 1) - 1;
      if (left > 0) this.openOf.set(userId, left);
      else this.openOf.delete(userId);
      response.end();
    }
  }

  private async findPlace(userId: string, lastEventId: string | undefined): Promise<number> {
    if (lastEventId === undefined || lastEventId === '') return this.events.findLastPlace(userId);
    const [, id] = EVENT_ID.exec(lastEventId) ?? [];
    return id === undefined ? 0 : ((await this.events.findPlace(userId, id)) ?? 0);
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
    for (;;) {
      const events = await this.events.listAfter(userId, place, AT_ONCE);
      for (const event of events) {
        const answer = toMemberEvent(event);
        response.write(`id: ${answer.id}\nevent: ${answer.type}\ndata: ${JSON.stringify(answer)}\n\n`);
        place = event.place;
      }
      const isSilent = performance.now() - sentAt >= SILENCE_MS;
      if (isSilent) {
        if (!(await this.mayRead(request))) return;
        response.write(': waiting\n\n');
      }
      if (events.length > 0 || isSilent) sentAt = performance.now();
      if (events.length < AT_ONCE) await sleep(LOOK_MS, undefined, { signal });
      signal.throwIfAborted();
    }
  }

  private async mayRead(request: Request): Promise<boolean> {
    const { apiKey } = request;
    return apiKey === undefined ? this.sessions.isAlive(request) : this.keys.isUsable(apiKey);
  }
}
