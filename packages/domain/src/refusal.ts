/** Reason why a business rule refuses a request. Stable codes, which clients know. */
export type RefusalCode =
  | 'NOT_LOGGED_IN'
  | 'NOT_ENOUGH_CREDIT'
  | 'KEY_CREDIT_LIMIT'
  | 'STOCK_NOT_FOUND'
  | 'STOCK_AMBIGUOUS'
  | 'REQUEST_ID_REUSED'
  | 'WATCHLIST_FULL'
  | 'PUSH_DEVICES_FULL'
  | 'PUSH_ENDPOINT_REFUSED'
  | 'API_KEYS_FULL'
  | 'WEBHOOKS_FULL'
  | 'PASSKEYS_FULL'
  | 'PASSKEY_TAKEN'
  | 'PLAN_REQUEST_OPEN'
  | 'OBJECTION_NOT_FOUND'
  | 'OBJECTION_DECIDED'
  | 'TOO_MANY_ANALYSES'
  | 'UNAVAILABLE';

/** Error for a request that a business rule refuses. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** Seconds after which a retry may succeed. */
  readonly retryAfterSeconds: number | undefined;

  constructor(code: RefusalCode, { retryAfterSeconds }: { retryAfterSeconds?: number } = {}) {
    super(code);
    this.code = code;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
