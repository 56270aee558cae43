import { setTimeout as sleep } from 'node:timers/promises';
import { LONGEST_PAUSE_MS } from '@gaemi/domain/sources';
import { fetchBody, givenUp } from '../../http/fetch-body.ts';
import type { Pace } from '../../pace/request-pace.ts';
import { ProviderError } from '../../provider-error.ts';
import type { RawArticle } from '../article-collector.ts';
import { readGdeltAnswer } from './gdelt-answer.ts';
import { stamp } from './gdelt-time.ts';

/** Most articles of one answer. */
export const MAX_RECORDS = 250;
/** Requests per second: GDELT allows one in five seconds. The rest is for the time on the way. */
export const gdeltRate = 1 / 5.5;
/** Number of tries after the first. */
const RETRIES = 2;

export interface GdeltSettings {
  /** Scheme, host and port. */
  baseUrl: string;
  pace: Pace;
  /** Time limit of one request, by default 20 s: an overloaded GDELT takes about 13 s to refuse. */
  timeoutMs?: number;
  /** Pause of all requests after a 429 without Retry-After, by default a minute; doubled after the second. */
  pauseMs?: number;
  /** Time after which a gathering begins no further request, by default four minutes. */
  waitMs?: number;
}

export interface GdeltSearch {
  words: string;
  from: Date;
  to: Date;
  signal: AbortSignal;
  /** Moment after which no further request begins, in milliseconds since 1970. */
  until: number;
}

export interface GdeltClient {
  /**
   * Returns at most 250 articles, newest first; undefined when no request could begin in time. @throws ProviderError
   */
  search(query: GdeltSearch): Promise<(RawArticle | undefined)[] | undefined>;
}

/** Client of the DOC 2.0 API. It sends no request during a pause that GDELT asked for; create one per process. */
export function createGdeltClient(settings: GdeltSettings): GdeltClient {
  const { baseUrl, pace, timeoutMs = 20_000, pauseMs = 60_000 } = settings;
  let pausedUntil = 0;

  /** Waits for a request slot; false when there is none in time. */
  const turn = async ({ signal, until }: GdeltSearch): Promise<boolean> => {
    const late = AbortSignal.timeout(Math.max(0, until - Date.now()));
    const either = AbortSignal.any([signal, late]);
    try {
      // A pause that ends too late is not waited for.
      while (pausedUntil < until) {
        await pace.acquire('search', either);
        const left = pausedUntil - Date.now();
        if (left <= 0) return true;
        // After the pause the slot is outdated, and others wait, too.
        if (pausedUntil < until) await sleep(left, undefined, { signal: either });
      }
      return false;
    } catch (error) {
      if (signal.aborted) throw givenUp('gdelt');
      if (late.aborted) return false;
      throw error;
    }
  };

  return {
    search: async (query) => {
      for (let tries = 0; ; tries += 1) {
        if (!(await turn(query))) return undefined;
        try {
          const options = { provider: 'gdelt', signal: query.signal, timeoutMs, retries: 0, headers };
          return readGdeltAnswer(await fetchBody(addressOf(baseUrl, query), options));
        } catch (error) {
          if (!(error instanceof ProviderError) || !error.retryable) throw error;
          if (error.kind === 'quota') {
            const asked = error.retryAfterMs ?? pauseMs * 2 ** tries;
            pausedUntil = Math.max(pausedUntil, Date.now() + Math.min(asked, LONGEST_PAUSE_MS));
          }
          if (tries >= RETRIES || pausedUntil >= query.until) throw error;
        }
      }
    },
  };
}

/** GDELT limits requests without a user agent more strictly. */
const headers = { 'user-agent': 'GaemiLens/1.0 (news reader)', accept: 'application/json' };

function addressOf(baseUrl: string, { words, from, to }: GdeltSearch): string {
  const url = new URL('/api/v2/doc/doc', baseUrl);
  url.search = new URLSearchParams({
    query: words,
    mode: 'artlist',
    format: 'json',
    sort: 'datedesc',
    maxrecords: String(MAX_RECORDS),
    startdatetime: stamp(from),
    enddatetime: stamp(to),
  }).toString();
  return url.href;
}
