export const PAST_NEWS = Symbol('PastNews');

export interface BackfillOptions {
  /** Called after each step. */
  progress: (line: { part: string; done: number; of: number }) => void;
  signal: AbortSignal;
}
