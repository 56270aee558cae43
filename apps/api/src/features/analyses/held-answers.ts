import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Places } from '../../http/places.ts';

/** How often a held answer looks again. */
const LOOK_MS = 500;
/** Answers of a member that are held at the same time, in this process; a further one is given at once. */
const MAX_HELD = 5;

/** Holds answers until there is something to tell. */
@Injectable()
export class HeldAnswers implements BeforeApplicationShutdown {
  private readonly stopping = new AbortController();
  private readonly places = new Places(MAX_HELD);

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  /** Looks until it is over, at most for some seconds, and returns the last look. Throws what a look throws. */
  async until<Look>(
    isOver: (look: Look) => boolean,
    look: () => Promise<Look>,
    { userId, seconds, response }: { userId: string; seconds: number; response: ServerResponse },
  ): Promise<Look> {
    let seen = await look();
    if (seconds === 0) return seen;
    using place = this.places.take(userId);
    if (place === null) return seen;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    // It may have left during the first look.
    if (response.closed) gone.abort();
    const signal = AbortSignal.any([gone.signal, this.stopping.signal, AbortSignal.timeout(seconds * 1_000)]);
    while (!isOver(seen) && (await hasSlept(signal))) seen = await look();
    return seen;
  }
}

const hasSlept = (signal: AbortSignal): Promise<boolean> => sleep(LOOK_MS, true, { signal }).catch(() => false);
