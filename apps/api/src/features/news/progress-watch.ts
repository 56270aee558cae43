import { setTimeout as sleep } from 'node:timers/promises';
import { NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { Injectable } from '@nestjs/common';

/** Pauses between two looks at running analyses. */
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;

/**
 * Pause before the next look at an analysis that has been watched so long: a tenth of that, so that its end is heard hardly later than it
 * comes, and a long one costs few looks.
 */
export const pauseBetweenLooks = (watchedMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, watchedMs / 10));

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
    let lookedAt = performance.now();
    for (;;) {
      // Short at any time: a new one may come to be watched meanwhile.
      await sleep(SHORTEST_PAUSE_MS);
      const watched = [...this.watched];
      if (watched.length === 0) break;
      const now = performance.now();
      const youngest = Math.max(...watched.map(({ since }) => since));
      if (now - lookedAt < pauseBetweenLooks(now - youngest)) continue;
      lookedAt = now;
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
