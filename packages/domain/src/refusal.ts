/** Why a rule of the business refuses what was asked. Stable codes, which clients know. */
export type RefusalCode =
  | 'NOT_LOGGED_IN'
  | 'NOT_ENOUGH_CREDIT'
  | 'STOCK_NOT_FOUND'
  | 'STOCK_AMBIGUOUS'
  | 'REQUEST_ID_REUSED'
  | 'WATCHLIST_FULL'
  | 'TOO_MANY_ANALYSES'
  | 'UNAVAILABLE';

/** A rule of the business refuses what was asked. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** When asking again may help. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
