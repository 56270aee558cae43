import { ProviderError } from '../provider-error.ts';
import type { NewsQuery } from './news-source.ts';

/** Limits at which a gathering ends with what is there. */
export interface GatheringLimit {
  /** Aborts with the caller, and at the limit of the gathering. Pass it to every request. */
  signal: AbortSignal;
  /** Returns true once the time of the gathering is over. */
  isOver(): boolean;
  /**
   * Returns true for a failure that only ends the gathering: its time is over, or there are no calls left. What was
   * gathered before it is a part to keep.
   */
  isReachedBy(error: unknown): boolean;
}

/** Starts the time of a gathering. */
export function startLimit({ signal: caller, until }: Pick<NewsQuery, 'signal' | 'until'>): GatheringLimit {
  const limit = until === undefined ? undefined : AbortSignal.timeout(Math.max(0, until - Date.now()));
  const isOver = () => limit?.aborted === true;
  return {
    signal: limit === undefined ? caller : AbortSignal.any([caller, limit]),
    isOver,
    isReachedBy: (error) =>
      error instanceof ProviderError &&
      !caller.aborted &&
      (isOver() || error.kind === 'quota' || error.kind === 'reserved'),
  };
}
