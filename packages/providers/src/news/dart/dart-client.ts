import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '@gaemi/runtime/logging/logger';
import * as z from 'zod';
import { type FetchedBody, fetchBody, givenUp, toText } from '../../http/fetch-body.ts';
import { ProviderError } from '../../provider-error.ts';
import type { CallUse, SpendCalls } from '../spend-calls.ts';
import { envelopeStatus, hasData } from './dart-status.ts';

export interface DartSettings {
  /** Scheme, host and port of the API with a key. */
  baseUrl: string;
  /** Scheme, host and port of the feed without a key. */
  rssUrl: string;
  apiKey: string;
  now?: () => Date;
  /** Called before each call. */
  spend?: SpendCalls;
  /** Time limit of one call, by default 10 s; a file has three times as long, the company directory without progress. */
  timeoutMs?: number;
  /** Time limit of the company directory, by default ten minutes: it was measured to take four. */
  directoryMs?: number;
  /** Names figures that are missing because a call failed. */
  logger?: Logger;
  /** Wait before the second try, by default half a second; it doubles before the third. */
  backoffMs?: number;
}

export interface DartCall extends CallUse {
  /** File name of the endpoint: `list.json`. */
  name: string;
  params: Record<string, string>;
  signal: AbortSignal;
  /** Number of tries after the first, for a lost connection or silence; by default 2. Each is a call. */
  retries?: number;
}

export interface DartClient {
  /** Returns a JSON answer; undefined when there is no data. @throws ProviderError */
  json(call: DartCall): Promise<object | undefined>;
  /** Returns a ZIP file; undefined when there is none. @throws ProviderError */
  zip(call: DartCall & { maxBytes: number }): Promise<Buffer | undefined>;
  /** Returns the ZIP file of the company directory, however slowly it comes. @throws ProviderError */
  directory(call: Pick<DartCall, 'signal'> & { maxBytes: number }): Promise<Buffer | undefined>;
}

interface CallLimits {
  timeoutMs: number;
  maxBytes: number;
  silenceMs?: number;
}

/**
 * Client of the OpenDART API. The key is part of every address, so no error of this client has an address, a text of
 * the server or a cause.
 */
export function createDartClient(settings: DartSettings): DartClient {
  const { baseUrl, apiKey, spend, timeoutMs = 10_000, directoryMs = 600_000, backoffMs = 500 } = settings;

  const fetchOnce = async ({ name, params, signal, monitoring, retries }: DartCall, limits: CallLimits) => {
    await spend?.(1, { monitoring });
    const url = new URL(`/api/${name}`, baseUrl);
    url.search = new URLSearchParams({ crtfc_key: apiKey, ...params }).toString();
    try {
      const options = { provider: 'dart', signal, headers, retries: 0, repeatsLost: retries === 0, ...limits };
      return await fetchBody(url.href, { ...options, totalMs: limits.timeoutMs });
    } catch (error) {
      throw withoutCause(error);
    }
  };

  const request = async (call: DartCall, limits: CallLimits): Promise<FetchedBody> => {
    for (let tries = 0; ; tries += 1) {
      if (call.signal.aborted) throw givenUp('dart');
      try {
        return await fetchOnce(call, limits);
      } catch (error) {
        if (!isLost(error) || tries >= (call.retries ?? 2)) throw error;
        await pause(backoffMs * 2 ** tries, call.signal);
      }
    }
  };

  return {
    json: async (call) => {
      const text = toText(await request(call, { timeoutMs, maxBytes: 5_000_000 }));
      const value = parseJson(text);
      const status = withStatus.safeParse(value).data?.status ?? envelopeStatus(text);
      if (status === undefined) throw pageError();
      if (!hasData(status)) return undefined;
      if (typeof value !== 'object' || value === null) throw pageError();
      return value;
    },
    zip: async (call) => readZip(await request(call, { timeoutMs: 3 * timeoutMs, maxBytes: call.maxBytes })),
    directory: async ({ signal, maxBytes }) => {
      const limits = { timeoutMs: directoryMs, silenceMs: 3 * timeoutMs, maxBytes };
      return readZip(await request({ name: 'corpCode.xml', params: {}, signal }, limits));
    },
  };
}

/** Undefined when OpenDART says that there is no such file. @throws ProviderError */
function readZip(answer: FetchedBody): Buffer | undefined {
  if (answer.body.subarray(0, 2).toString('latin1') === 'PK') return answer.body;
  const text = toText(answer);
  const status = envelopeStatus(text) ?? withStatus.safeParse(parseJson(text)).data?.status;
  if (status === undefined || hasData(status)) throw pageError();
  return undefined;
}

const headers = { 'user-agent': 'GaemiLens/1.0 (news reader)', accept: 'application/json, application/zip, */*;q=0.5' };
const withStatus = z.object({ status: z.string() });

const pageError = () => new ProviderError('dart', 'malformed', { message: 'answered a page in place of data' });

/** The cause may be an error of the parser with the bytes of the answer, and a page of the server may repeat the key. */
function withoutCause(error: unknown): unknown {
  if (!(error instanceof ProviderError)) {
    return new ProviderError('dart', 'unreachable', { message: 'the request could not be sent' });
  }
  const { kind, retryable, retryAfterMs, ownLimit, message } = error;
  return new ProviderError('dart', kind, {
    message: message.replace(/^dart: /, ''),
    retryable,
    ownLimit,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

function isLost(error: unknown): boolean {
  return (
    error instanceof ProviderError && error.retryable && (error.kind === 'unreachable' || error.kind === 'timeout')
  );
}

async function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  try {
    await sleep(milliseconds, undefined, { signal });
  } catch {
    throw givenUp('dart');
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The error of the parser quotes the text.
    return undefined;
  }
}
