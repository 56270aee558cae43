import { noteAnswer } from '../../http/answered-within.ts';
import { connectionError, givenUp } from '../../http/fetch-body.ts';
import { type PlainAnswer, sendRequest } from '../../http/send-request.ts';
import { withRetries } from '../../http/with-retries.ts';
import type { Pace } from '../../pace/request-pace.ts';
import { createTokenKeeper, withToken } from '../../tokens/token-keeper.ts';
import type { TokenStore } from '../../tokens/token-store.ts';
import { KisError, readKisAnswer, readKisToken } from './kis-answer.ts';

const MAX_BYTES = 2_000_000;

export interface KisAccess {
  /** Scheme, host and port. */
  baseUrl: string;
  appKey: string;
  appSecret: string;
  /** Rate limit shared with the other users of the same keys. */
  pace: Pace;
  /** Token shared with the other users of the same keys. Without it this client has one of its own. */
  tokens?: TokenStore | undefined;
}

export interface KisTimes {
  /** Time limit of one try. */
  timeoutMs: number;
  /** Wait before the second try; it doubles before the third. */
  backoffMs: number;
}

export interface KisQuestion {
  /** Name of the request: "FHKST03010100". */
  trId: string;
  path: string;
  query: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

export interface KisClient {
  /** @throws ProviderError */
  ask(question: KisQuestion): Promise<Record<string, unknown>>;
}

/** Requests per second of all kinds: KIS grants new customers 3 for some days, others 20, and 2 on its sandbox. */
export function kisRates(baseUrl: string): { each: number; all: number } {
  const rate = new URL(baseUrl).hostname.startsWith('openapivts.') ? 1 : 3;
  return { each: rate, all: rate };
}

/** Sends requests to KIS at the allowed rate, with one token for all. Retries when that can help. */
export function createKisClient(
  access: KisAccess,
  times: KisTimes = { timeoutMs: 10_000, backoffMs: 1_000 },
): KisClient {
  const { appKey: appkey, appSecret: appsecret } = access;

  /** Too many requests in a second cost the shared rate a second, so that nobody else runs into the same refusal. */
  const readOrSlowDown = async (sent: PlainAnswer, name: string, signal: AbortSignal) => {
    try {
      return readKisAnswer(sent);
    } catch (error) {
      if (error instanceof KisError && error.tooFast) {
        access.pace.slowDown?.();
        for (let slot = 0; slot < kisRates(access.baseUrl).all; slot += 1) {
          await access.pace.acquire(name, signal).catch(() => Promise.reject(givenUp('kis')));
        }
      }
      throw error;
    }
  };

  const send = (name: string, request: Request) => {
    const { signal } = request;
    const tryOnce = async () => {
      await access.pace.acquire(name, signal).catch(() => Promise.reject(givenUp('kis')));
      const sent = await sendOnce(access.baseUrl, { ...request, timeoutMs: times.timeoutMs });
      const answer = await readOrSlowDown(sent, name, signal);
      noteAnswer(signal, 'kis');
      return answer;
    };
    return withRetries(tryOnce, { provider: 'kis', backoffMs: times.backoffMs, signal });
  };

  const issue = async (signal: AbortSignal) => {
    const post = JSON.stringify({ grant_type: 'client_credentials', appkey, appsecret });
    return readKisToken(await send('tokenP', { path: '/oauth2/tokenP', headers: {}, post, signal }));
  };
  const keeper = createTokenKeeper({ provider: 'kis', issue, store: access.tokens });

  const askWith = (token: string, { trId, path, query, signal }: KisQuestion) =>
    send(trId, {
      path: `${path}?${new URLSearchParams(query)}`,
      headers: { authorization: `Bearer ${token}`, appkey, appsecret, tr_id: trId, custtype: 'P' },
      signal,
    });

  return {
    ask: (question) => withToken(keeper, { signal: question.signal, isRefusal }, (token) => askWith(token, question)),
  };
}

const isRefusal = (error: unknown) => error instanceof KisError && error.tokenRefused;

interface Request {
  path: string;
  headers: Record<string, string>;
  post?: string;
  signal: AbortSignal;
}

async function sendOnce(baseUrl: string, request: Request & { timeoutMs: number }): Promise<PlainAnswer> {
  const { path, headers, post, signal, timeoutMs } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await sendRequest(new URL(path, baseUrl).href, {
      headers,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.any([signal, timeout]),
      ...(post === undefined ? {} : { post }),
    });
  } catch (error) {
    throw connectionError(error, { provider: 'kis', signal, timeout, timeoutMs, maxBytes: MAX_BYTES });
  }
}
