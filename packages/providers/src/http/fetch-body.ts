import { setTimeout as sleep } from 'node:timers/promises';
import { ProviderError } from '../provider-error.ts';
import { answeredWithin, noteAnswer } from './answered-within.ts';
import { decodeText } from './decode-text.ts';
import { PRIVATE_ADDRESS } from './guarded-agents.ts';
import { BodyTooLargeError, UnknownEncodingError } from './read-body.ts';
import { BadRedirectError, type PlainAnswer, sendRequest } from './send-request.ts';

export interface FetchOptions {
  /** Name of the provider, for errors. */
  provider: string;
  signal: AbortSignal;
  headers?: Record<string, string>;
  /** Time limit of one try, redirects and body included. */
  timeoutMs?: number;
  /** Time limit of silence within one try: each part of a large answer starts it anew. Without it there is none. */
  silenceMs?: number;
  /** Time limit of all tries and the waits between them. A longer Retry-After is not waited for. */
  totalMs?: number;
  /** Size limit of the unpacked body. */
  maxBytes?: number;
  /** Number of tries after the first. */
  retries?: number;
  /** True to repeat a request, beside the tries, that was lost because the server had closed its kept connection. */
  repeatsLost?: boolean;
  /** Called before each try after the first; what it throws ends the tries. */
  beforeRetry?: () => Promise<void>;
  /** Wait before the second try; it doubles before each further one. */
  backoffMs?: number;
  /** Extracts the error code of a provider's error body for the message, short and without secrets. */
  explain?: (body: string) => string | undefined;
  /** Whether the explained failure lasts for hours, so that another try would be in vain. */
  isLasting?: (explained: string) => boolean;
}

const defaults = { headers: {}, timeoutMs: 8_000, totalMs: 90_000, maxBytes: 5_000_000, retries: 2, backoffMs: 500 };

/** Body of an answer, with the headers needed to read it. */
export type FetchedBody = Pick<PlainAnswer, 'body' | 'contentType' | 'lastModified'>;

/**
 * GETs a body within limits of time and size. Retries after connection errors, time-outs, 5xx and 429, never after
 * another 4xx. @throws ProviderError
 */
export async function fetchBody(url: string, options: FetchOptions): Promise<FetchedBody> {
  const limits = { ...defaults, ...options };
  const deadline = Date.now() + limits.totalMs;
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryOnce(url, {
        ...limits,
        timeoutMs: Math.min(limits.timeoutMs, Math.max(1, deadline - Date.now())),
      });
    } catch (error) {
      if (!(error instanceof ProviderError) || !error.retryable || tries >= limits.retries) throw error;
      const wait = error.retryAfterMs ?? limits.backoffMs * 2 ** tries * (0.75 + Math.random() / 2);
      if (Date.now() + wait >= deadline) throw error;
      await pause(wait, limits);
      await limits.beforeRetry?.();
    }
  }
}

type Limits = FetchOptions & typeof defaults;

async function tryOnce(url: string, limits: Limits): Promise<FetchedBody> {
  const total = AbortSignal.timeout(limits.timeoutMs);
  const silence = limitSilence(limits.silenceMs);
  const timeout = AbortSignal.any([total, silence.signal]);
  const { onProgress } = silence;
  let answer: PlainAnswer;
  try {
    answer = await sendRequest(url, { ...limits, onProgress, signal: AbortSignal.any([limits.signal, timeout]) });
  } catch (error) {
    const timeoutMs = silence.signal.aborted ? (limits.silenceMs ?? limits.timeoutMs) : limits.timeoutMs;
    throw connectionError(error, { ...limits, timeoutMs, timeout });
  } finally {
    silence.end();
  }
  if (answer.status >= 200 && answer.status < 300) {
    noteAnswer(limits.signal, limits.provider);
    return answer;
  }
  throw statusError(answer, limits);
}

/** Aborts when nothing comes for so long. */
function limitSilence(milliseconds: number | undefined) {
  const silent = new AbortController();
  const timer = milliseconds === undefined ? undefined : setTimeout(() => silent.abort(), milliseconds);
  return {
    signal: silent.signal,
    onProgress: () => void timer?.refresh(),
    end: () => clearTimeout(timer),
  };
}

async function pause(milliseconds: number, { signal, provider }: Limits): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw givenUp(provider);
  }
}

/** The caller's deadline has passed, so no retry is needed. */
export function givenUp(provider: string): ProviderError {
  return new ProviderError(provider, 'given-up', { message: 'given up by the caller' });
}

/**
 * A time limit of the caller passed while the provider was asked: its silence, not a change of mind, ended the request.
 * A provider that has answered within that limit was not silent: the limit was too short for all requests.
 */
function tooSlow(provider: string, signal: AbortSignal): ProviderError {
  return new ProviderError(provider, 'timeout', {
    message: 'no answer within the limit of its caller',
    retryable: false,
    ownLimit: answeredWithin(signal, provider),
  });
}

const isTimeLimit = ({ reason }: AbortSignal): boolean =>
  reason instanceof DOMException && reason.name === 'TimeoutError';

/**
 * Maps a failed request, or an unreadable answer, to an error. `signal` is the caller's, `timeout` that of the one try.
 */
export function connectionError(
  error: unknown,
  {
    provider,
    signal,
    timeout,
    ...limits
  }: { provider: string; signal: AbortSignal; timeout: AbortSignal; timeoutMs: number; maxBytes: number },
): ProviderError {
  if (signal.aborted) return isTimeLimit(signal) ? tooSlow(provider, signal) : givenUp(provider);
  if (timeout.aborted) {
    return new ProviderError(provider, 'timeout', { message: `no answer within ${Math.round(limits.timeoutMs)} ms` });
  }
  if (error instanceof BodyTooLargeError) {
    return new ProviderError(provider, 'malformed', { message: `answer larger than ${limits.maxBytes} bytes` });
  }
  if (error instanceof BadRedirectError) return new ProviderError(provider, 'refused', { message: 'bad redirect' });
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === PRIVATE_ADDRESS) {
    return new ProviderError(provider, 'refused', { message: 'led to an address that is not public' });
  }
  // The connection ended before the packed body did.
  if (code === 'Z_BUF_ERROR') return new ProviderError(provider, 'unreachable', { message: 'answer was cut off' });
  if (
    error instanceof UnknownEncodingError ||
    code.startsWith('Z_') ||
    code.startsWith('ERR_BROTLI') ||
    code.startsWith('ERR__ERROR')
  ) {
    return new ProviderError(provider, 'malformed', { message: 'answer cannot be unpacked' });
  }
  return new ProviderError(provider, 'unreachable', { message: `connection failed (${code})`, cause: error });
}

function statusError(answer: PlainAnswer, { provider, explain, isLasting }: Limits): ProviderError {
  const { status } = answer;
  const explained = explain?.(toText(answer));
  const message = explained === undefined ? `answered ${status}` : `answered ${status} (${explained})`;
  if (status === 429 || status >= 500) {
    const retryAfterMs = readRetryAfter(answer.headers);
    const wait = retryAfterMs === undefined ? {} : { retryAfterMs };
    const retryable = explained === undefined || isLasting?.(explained) !== true;
    return new ProviderError(provider, status === 429 ? 'quota' : 'unreachable', {
      ...{ message, status, retryable },
      ...wait,
    });
  }
  return new ProviderError(provider, status >= 400 ? 'refused' : 'malformed', { message, status });
}

/** Returns the body as text, in the charset of the answer. */
export const toText = ({ body, contentType }: FetchedBody): string => decodeText(body, contentType);

/**
 * Converts seconds, whole or not, or a date to milliseconds from now, by the clock of the server where it tells it.
 * Undefined for anything else: `Date.parse` takes "-1" for a date of 2001, which would mean "at once".
 */
export function readRetryAfter(headers: {
  'retry-after'?: string | undefined;
  date?: string | undefined;
}): number | undefined {
  const written = headers['retry-after']?.trim() ?? '';
  const sentAt = Date.parse(headers.date ?? '');
  if (/^\d+(?:\.\d+)?$/.test(written)) return Math.ceil(Number(written) * 1000);
  if (!/^[a-z]{3}/i.test(written)) return undefined;
  const milliseconds = Date.parse(written) - (Number.isNaN(sentAt) ? Date.now() : sentAt);
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined;
}
