import { UserRepository } from '@gaemi/database/users/user.repository';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiKeyCheck } from './api-key/api-key-check.ts';
import { AppError } from './app-error.ts';
import { Places } from './places.ts';
import { Sessions } from './session/sessions.ts';

/** Streams of a member at the same time, of one kind and in this process. */
const MAX_STREAMS = 5;
/** Seconds after which one of them may have ended. */
const RETRY_SECONDS = 10;

/** Opens streams of server-sent events, and ends them with the process. Each feature provides its own. */
@Injectable()
export class MemberStreams implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly places = new Places(MAX_STREAMS);

  constructor(
    private readonly sessions: Sessions,
    private readonly keys: ApiKeyCheck,
    private readonly users: UserRepository,
  ) {}

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Whether the session or the key of a request is still good, and its member not suspended. */
  async mayRead(request: Request): Promise<boolean> {
    return (await this.findRefusal(request)) === null;
  }

  /** As what a request is refused that was let in before; null while it still may read. */
  async findRefusal(request: Request): Promise<'NOT_LOGGED_IN' | 'API_KEY_INVALID' | 'SUSPENDED' | null> {
    const { member, apiKey } = request;
    const [isGood, isSuspended] = await Promise.all([
      apiKey === undefined ? this.sessions.isAlive(request) : this.keys.isThere(apiKey),
      member !== undefined && this.users.isSuspended(member._id),
    ]);
    if (apiKey === undefined && (!isGood || member === undefined)) return 'NOT_LOGGED_IN';
    if (isSuspended) return 'SUSPENDED';
    return isGood ? null : 'API_KEY_INVALID';
  }

  /**
   * Begins the answer, lets `send` write events and ends it. The signal aborts when the client is gone, the process stops or the
   * stream has lasted `longestMs`. Throws TOO_MANY_REQUESTS for a member with too many streams.
   */
  async open(
    userId: string,
    { response, longestMs }: { response: Response; longestMs: number },
    send: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    using place = this.places.take(userId);
    if (place === null) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: RETRY_SECONDS });
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    if (response.closed) gone.abort();
    const signal = AbortSignal.any([gone.signal, this.stopping.signal, AbortSignal.timeout(longestMs)]);
    try {
      response.writeHead(200, {
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // nginx would hold the events back.
        'x-accel-buffering': 'no',
      });
      // An answer to HEAD has headers only.
      if (response.req.method !== 'HEAD') await send(signal);
    } finally {
      response.end();
    }
  }
}
