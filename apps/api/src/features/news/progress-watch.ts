import { setTimeout as sleep } from 'node:timers/promises';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';

/** How often running analyses are looked at: more often at first, since a short one is over within seconds. */
const LOOK_MS = 250;
const FIRST_LOOK_MS = 50;
const FIRST_LOOKS_FOR_MS = 5_000;

/** One watched analysis, until it is disposed. */
export interface Watched extends Disposable {
  /**
   * Waits for a change since the last call, so long at most. The first call may return without a change. Rejects when the
   * signal aborts or the store fails.
   */
  change(longestMs: number, signal: AbortSignal): Promise<void>;
}

/** Watches running analyses: one command looks at all that this process watches, however many streams there are. */
@Injectable()
export class ProgressWatch {
  private readonly watched = new Set<WatchedAnalysis>();
  private isLooking = false;

  constructor(private readonly analyses: NewsAnalysisRepository) {}

  /** Watches an analysis; a change after the call is not missed. */
  begin(userId: string, requestId: string): Watched {
    const watched = new WatchedAnalysis(userId, requestId, () => this.watched.delete(watched));
    this.watched.add(watched);
    if (!this.isLooking) void this.lookWhileWatched();
    return watched;
  }

  /** Never rejects: what fails is passed to the streams, which end. */
  private async lookWhileWatched(): Promise<void> {
    this.isLooking = true;
    for (;;) {
      const now = performance.now();
      const isFirst = [...this.watched].some(({ since }) => now - since < FIRST_LOOKS_FOR_MS);
      await sleep(isFirst ? FIRST_LOOK_MS : LOOK_MS);
      const watched = [...this.watched];
      if (watched.length === 0) break;
      try {
        const stages = await this.analyses.findStages(watched);
        for (const [index, each] of watched.entries()) each.see(stages[index]);
      } catch (error) {
        for (const each of watched) each.fail(error);
      }
    }
    this.isLooking = false;
  }
}

class WatchedAnalysis implements Watched {
  readonly since = performance.now();
  /** Null before the first look, undefined where it is not stored. */
  private stage: string | null | undefined = null;
  private next = awaitedLater();

  constructor(
    readonly userId: string,
    readonly requestId: string,
    private readonly end: () => void,
  ) {}

  async change(longestMs: number, signal: AbortSignal): Promise<void> {
    const waited = new AbortController();
    try {
      const silence = sleep(longestMs, undefined, { signal: AbortSignal.any([signal, waited.signal]) });
      await Promise.race([this.next.promise, silence]);
    } finally {
      waited.abort();
    }
    this.next = awaitedLater();
  }

  see(stage: string | undefined): void {
    if (stage === this.stage) return;
    this.stage = stage;
    this.next.resolve();
  }

  fail(error: unknown): void {
    this.next.reject(error);
  }

  [Symbol.dispose](): void {
    this.end();
  }
}

function awaitedLater(): PromiseWithResolvers<void> {
  const later = Promise.withResolvers<void>();
  // It may fail while its stream does something else, which sees it at its next wait.
  later.promise.catch(() => undefined);
  return later;
}
