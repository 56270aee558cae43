/**
 * Kind of a failure outside. `unreachable`: no connection or 5xx. `timeout`: no answer in time. `quota`: 429 or a
 * used-up allowance. `refused`: the provider or our own guard refused. `malformed`: an answer that is not in the
 * provider's format. `given-up`: the caller stopped, or its time was over
 * before the provider was asked. `reserved`: what is left of an allowance is kept for
 * others. These two tell nothing about the provider.
 */
export type ProviderErrorKind = 'unreachable' | 'timeout' | 'quota' | 'refused' | 'malformed' | 'given-up' | 'reserved';

/** Returns true for failures that tell nothing about the provider: the caller, or a limit of ours, ended the call. */
export const isInconclusive = ({ kind, ownLimit }: ProviderError): boolean =>
  ownLimit || kind === 'given-up' || kind === 'reserved';

/**
 * The only error that adapters throw. Its message names provider and cause for the log. It never contains keys,
 * addresses with queries or texts of articles.
 */
export class ProviderError extends Error {
  readonly provider: string;
  readonly kind: ProviderErrorKind;
  /** True when the same call may succeed later. */
  readonly retryable: boolean;
  /** Wait that the provider asked for. */
  readonly retryAfterMs?: number;
  /** True when a limit of ours ended the call, and not the provider: a deadline, our own count of calls, our own rate. */
  readonly ownLimit: boolean;
  /** True for a malformed answer that is in the provider's format but contradicts itself: asking again gives the same. */
  readonly contradicts: boolean;
  /** HTTP status of the answer, where that is the failure. */
  readonly status?: number;

  constructor(
    provider: string,
    kind: ProviderErrorKind,
    options: {
      message: string;
      retryable?: boolean;
      retryAfterMs?: number;
      ownLimit?: boolean;
      contradicts?: boolean;
      status?: number;
      cause?: unknown;
    },
  ) {
    super(`${provider}: ${options.message}`, options.cause === undefined ? {} : { cause: options.cause });
    this.name = 'ProviderError';
    this.provider = provider;
    this.kind = kind;
    this.retryable = options.retryable ?? (kind === 'unreachable' || kind === 'timeout' || kind === 'quota');
    this.ownLimit = options.ownLimit ?? false;
    this.contradicts = options.contradicts ?? false;
    if (options.status !== undefined) this.status = options.status;
    if (options.retryAfterMs !== undefined) this.retryAfterMs = options.retryAfterMs;
  }
}
