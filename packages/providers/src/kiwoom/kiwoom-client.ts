import * as z from 'zod';
import { noteAnswer } from '../http/answered-within.ts';
import { connectionError, givenUp } from '../http/fetch-body.ts';
import { type PlainAnswer, sendRequest } from '../http/send-request.ts';
import { withRetries } from '../http/with-retries.ts';
import { createPace, type Pace } from '../pace/request-pace.ts';
import { createTokenKeeper, withToken } from '../tokens/token-keeper.ts';
import type { IssuedToken, TokenStore } from '../tokens/token-store.ts';
import { KiwoomError, malformed, readKiwoomAnswer, requireStock } from './kiwoom-answer.ts';

/** Maximum number of pages read for one answer. */
const MAX_PAGES = 20;
const MAX_BYTES = 5_000_000;

export interface KiwoomAccess {
  /** Scheme, host and port. */
  baseUrl: string;
  appKey: string;
  secretKey: string;
  /** Requests of one kind that the provider grants. */
  requestsPerSecond: number;
  /** Rate limit shared with the other users of the same keys. Without it this client keeps the rate by itself. */
  pace?: Pace | undefined;
  /** Token shared with the other users of the same keys. Without it this client has one of its own. */
  tokens?: TokenStore | undefined;
}

export interface KiwoomTimes {
  /** Time limit of one try. */
  timeoutMs: number;
  /** Wait before the second try; it doubles before the third. */
  backoffMs: number;
}

export interface KiwoomQuestion {
  /** Name of the Kiwoom request: "ka10038". */
  apiId: string;
  path: string;
  body: Readonly<Record<string, string>>;
  signal: AbortSignal;
}

/** Condition that ends the reading of pages before the last one. */
export interface KiwoomPaging {
  /** Returns true for the last page that is needed. */
  isLast: (page: Record<string, unknown>) => boolean;
  /** Maximum number of pages. */
  maxPages: number;
}

export interface KiwoomClient {
  /** Returns every page of an answer. @throws ProviderError; it never returns fewer pages than there are */
  ask(question: KiwoomQuestion): Promise<Record<string, unknown>[]>;
  /** Returns the needed pages of an answer. `capped`: the maximum ended them. @throws ProviderError */
  askPages(
    question: KiwoomQuestion,
    paging: KiwoomPaging,
  ): Promise<{ pages: Record<string, unknown>[]; capped: boolean }>;
}

/** Sends requests to Kiwoom at the allowed rate, with one token for all. Retries when that can help. */
export function createKiwoomClient(
  access: KiwoomAccess,
  times: KiwoomTimes = { timeoutMs: 10_000, backoffMs: 1_300 },
): KiwoomClient {
  const pace = access.pace ?? paceAlone(access);
  const issue = async (signal: AbortSignal) => {
    const { appKey: appkey, secretKey: secretkey } = access;
    const body = { grant_type: 'client_credentials', appkey, secretkey };
    return readToken((await send({ apiId: 'au10001', path: '/oauth2/token', body, signal }, {})).json);
  };
  const keeper = createTokenKeeper({ provider: 'kiwoom', issue, store: access.tokens });

  /** Sends one request with its retries. */
  const send = (question: KiwoomQuestion, headers: Readonly<Record<string, string>>) => {
    const { backoffMs, timeoutMs } = times;
    const tryOnce = async () => {
      await pace.acquire(question.apiId, question.signal).catch(() => Promise.reject(givenUp('kiwoom')));
      const answer = await post(access.baseUrl, { ...question, headers, timeoutMs });
      const json = readKiwoomAnswer(answer);
      requireStock(json, question.body.stk_cd);
      noteAnswer(question.signal, 'kiwoom');
      return { json, headers: answer.headers };
    };
    return withRetries(tryOnce, { provider: 'kiwoom', backoffMs, signal: question.signal });
  };

  const sendWithToken = (question: KiwoomQuestion, page: Readonly<Record<string, string>>) =>
    withToken(keeper, { signal: question.signal, isRefusal }, (token) =>
      send(question, { 'api-id': question.apiId, authorization: `Bearer ${token}`, ...page }),
    );

  const askPages: KiwoomClient['askPages'] = async (question, { isLast, maxPages }) => {
    const pages: Record<string, unknown>[] = [];
    let page: Record<string, string> = {};
    while (pages.length < maxPages) {
      const { json, headers } = await sendWithToken(question, page);
      pages.push(json);
      if (String(headers['cont-yn'] ?? '').toUpperCase() !== 'Y' || isLast(json)) return { pages, capped: false };
      const nextKey = String(headers['next-key'] ?? '');
      if (nextKey === '') throw malformed('there is more, but no key to it');
      page = { 'cont-yn': 'Y', 'next-key': nextKey };
    }
    return { pages, capped: true };
  };

  return {
    askPages,
    ask: async (question) => {
      const { pages, capped } = await askPages(question, { isLast: () => false, maxPages: MAX_PAGES });
      if (capped) throw malformed(`more than ${MAX_PAGES} pages`);
      return pages;
    },
  };
}

const isRefusal = (error: unknown) => error instanceof KiwoomError && error.tokenRefused;

/** Requests per second: of one kind, and of all kinds together. */
export const kiwoomRates = ({ requestsPerSecond }: Pick<KiwoomAccess, 'requestsPerSecond'>) => ({
  each: requestsPerSecond,
  all: Math.max(5, requestsPerSecond),
});

function paceAlone(access: KiwoomAccess): Pace {
  const { each, all } = kiwoomRates(access);
  return createPace({ each: { perSecond: each, burst: Math.max(2, each) }, all: { perSecond: all, burst: all } });
}

async function post(
  baseUrl: string,
  question: KiwoomQuestion & { headers: Readonly<Record<string, string>>; timeoutMs: number },
): Promise<PlainAnswer> {
  const { signal, timeoutMs, headers } = question;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    return await sendRequest(new URL(question.path, baseUrl).href, {
      headers,
      maxBytes: MAX_BYTES,
      signal: AbortSignal.any([signal, timeout]),
      post: JSON.stringify(question.body),
    });
  } catch (error) {
    throw connectionError(error, { provider: 'kiwoom', signal, timeout, timeoutMs, maxBytes: MAX_BYTES });
  }
}

const tokenAnswer = z.object({
  token: z.string().regex(/^[\x21-\x7e]+$/),
  expires_dt: z.string().regex(/^\d{14}$/),
});

/** Parses `expires_dt`, a moment in Seoul: yyyyMMddHHmmss. */
function readToken(json: unknown): IssuedToken {
  const answer = tokenAnswer.safeParse(json);
  if (!answer.success) throw malformed('answer is no token');
  const { token, expires_dt } = answer.data;
  const iso = expires_dt.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/, '$1-$2-$3T$4:$5:$6+09:00');
  const expiresAt = new Date(iso);
  if (Number.isNaN(expiresAt.getTime())) throw malformed('answer is no token');
  return { token, expiresAt };
}
