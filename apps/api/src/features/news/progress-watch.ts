import { setTimeout as sleep } from 'node:timers/promises';
import { AnalysisChanges } from '@gaemi/database/news-analysis/analysis-changes';
import { type AnalysisProgress, NewsAnalysisRepository } from '@gaemi/database/news-analysis/news-analysis.repository';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';

/** Pauses between two looks at running analyses, where the store does not tell of their changes. */
const SHORTEST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 250;
/** Looks take half of the time at most, however much changes: on a busy store each takes longer, so that there are fewer. */
const RESTS_PER_LOOK = 1;
/** After a stream of changes has ended, another one is asked for. */
const LISTEN_AGAIN_MS = 10_000;

/**
 * Pause before the next look at an analysis that has been watched so long: a tenth of that, so that its end is heard hardly later than it
 * comes, and a long one costs few looks.
 */
export const pauseBetweenLooks = (watchedMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, watchedMs / 10));

/** One watched analysis, until it is disposed. */
export interface Watched extends Disposable {
  /** How far it was when it was last looked at. */
  readonly last: AnalysisProgress;
  /** Waits for a change since the last call, so long at most. Rejects when the signal aborts, the analysis is gone or the store fails. */
  change(longestMs: number, signal: AbortSignal): Promise<void>;
}

/**
 * Watches running analyses: one command looks at all that this process watches, however many streams there are. It looks as soon as the
 * store tells of a change; in case one is not told, and where none are, it looks by itself.
 */
@Injectable()
export class ProgressWatch implements BeforeApplicationShutdown {
  private readonly watched = new Set<WatchedAnalysis>();
  private isLooking = false;
  private isNotified = false;
  private due = awaitedLater();
  private stopListening: (() => Promise<void>) | null = null;
  private listenFrom = 0;

  constructor(
    private readonly analyses: NewsAnalysisRepository,
    private readonly changes: AnalysisChanges,
  ) {}

  /** Watches an analysis; a change since it was `first` looked at is not missed. */
  begin({ userId, requestId, first }: { userId: string; requestId: string; first: AnalysisProgress }): Watched {
    const watched = new WatchedAnalysis({ userId, requestId }, first, () => this.watched.delete(watched));
    this.watched.add(watched);
    this.due.resolve();
    if (!this.isLooking) void this.lookWhileWatched();
    return watched;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.listenFrom = Number.POSITIVE_INFINITY;
    await this.stopListening?.();
  }

  /** Never rejects: what fails is passed to the streams, which end. */
  private async lookWhileWatched(): Promise<void> {
    this.isLooking = true;
    while (this.watched.size > 0) {
      this.listen();
      this.due = awaitedLater();
      const from = performance.now();
      await this.look([...this.watched]);
      const rest = Math.min(LONGEST_PAUSE_MS, RESTS_PER_LOOK * (performance.now() - from));
      await sleep(rest);
      await orAfter(this.due.promise, this.pause() - rest);
    }
    this.isLooking = false;
  }

  private async look(watched: readonly WatchedAnalysis[]): Promise<void> {
    try {
      const found = await this.analyses.findProgress(watched.map(({ request }) => request));
      for (const [index, each] of watched.entries()) each.see(found[index]);
    } catch (error) {
      for (const each of watched) each.fail(error);
    }
  }

  private pause(): number {
    if (this.isNotified) return LONGEST_PAUSE_MS;
    const youngest = Math.max(...[...this.watched].map(({ since }) => since));
    return pauseBetweenLooks(performance.now() - youngest);
  }

  /** Asks the store to tell of changes, unless it does or has just refused. */
  private listen(): void {
    if (this.stopListening !== null || performance.now() < this.listenFrom) return;
    this.stopListening = this.changes.listen({
      begun: () => {
        this.isNotified = true;
        // What changed since the last look was not yet told.
        this.due.resolve();
      },
      changed: () => this.due.resolve(),
      ended: () => {
        this.isNotified = false;
        this.stopListening = null;
        this.listenFrom = Math.max(this.listenFrom, performance.now() + LISTEN_AGAIN_MS);
      },
    });
  }
}

async function orAfter(due: Promise<void>, longestMs: number): Promise<void> {
  const waited = new AbortController();
  try {
    await Promise.race([due, sleep(Math.max(0, longestMs), undefined, { signal: waited.signal })]);
  } finally {
    waited.abort();
  }
}

class WatchedAnalysis implements Watched {
  readonly since = performance.now();
  private next = awaitedLater();

  constructor(
    readonly request: { userId: string; requestId: string },
    public last: AnalysisProgress,
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

  see(found: AnalysisProgress | undefined): void {
    if (found === undefined) {
      this.fail(new Error('the analysis is gone'));
      return;
    }
    const hasChanged = JSON.stringify(found) !== JSON.stringify(this.last);
    this.last = found;
    if (hasChanged) this.next.resolve();
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
