import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from 'openai';
import { retryAfterOf } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import { codesOf, isTlsFailure } from './token-estimate.ts';

/** Converts an error of the SDK or the connection to ours: status and code only, never a body or a key. */
export function modelFailure(error: unknown, signal: AbortSignal): ProviderError {
  if (error instanceof ProviderError) return error;
  if (signal.aborted || error instanceof APIUserAbortError) {
    return failure('given-up', 'given up by the caller');
  }
  if (error instanceof APIConnectionTimeoutError || isTimeout(error)) return failure('timeout', 'no answer in time');
  // The SDK wraps errors that our own fetch threw.
  if (error instanceof APIConnectionError && error.cause instanceof ProviderError) return error.cause;
  if (!(error instanceof APIError) || error.status === undefined) {
    if (error instanceof SyntaxError) return failure('malformed', 'answer is no JSON');
    const [tls] = codesOf(error).filter(isTlsFailure);
    if (tls !== undefined) return failure('refused', `secure connection failed (${tls})`);
    return failure('unreachable', 'connection failed');
  }
  const message = `answered ${error.status}${typeof error.code === 'string' ? ` (${error.code.slice(0, 40)})` : ''}`;
  const retryAfterMs = retryAfterOf(error.headers?.get('retry-after') ?? undefined);
  const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
  if (error.status === 429) return failure('quota', message, wait);
  return failure(error.status >= 500 || error.status === 408 ? 'unreachable' : 'refused', message, wait);
}

function failure(kind: ProviderError['kind'], message: string, options: { retryAfterMs?: number } = {}): ProviderError {
  return new ProviderError('openai', kind, { message, ...options });
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError');
}
