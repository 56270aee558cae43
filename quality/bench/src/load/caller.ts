import { REQUEST_TIMEOUT_MS } from '@gaemi/contracts/routes';
import { Client } from 'undici';
import type { CallLog } from './call-log.ts';

/** What came back; status 0 and no body when nothing did, or not in the time that the web waits. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface Asking {
  /** What the call is counted as. */
  kind: string;
  /** Absolute, with query. */
  path: string;
  /** A post when given. */
  body?: object;
}

/** One kept connection to a server, as a browser has; every call is timed and noted. */
export interface Caller extends AsyncDisposable {
  ask(asking: Asking): Promise<Answer>;
}

export function openCaller(origin: string, cookie: string, log: CallLog): Caller {
  const client = new Client(origin, { pipelining: 1 });
  const send = async ({ path, body }: Asking): Promise<Answer> => {
    const response = await client.request({
      path,
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const text = await response.body.text();
    return { status: response.statusCode, body: text === '' ? null : JSON.parse(text) };
  };
  return {
    ask: async (asking) => {
      const startedAt = performance.now();
      const answer = await send(asking).catch((): Answer => ({ status: 0, body: null }));
      log.note(asking.kind, { ms: performance.now() - startedAt, status: answer.status });
      return answer;
    },
    [Symbol.asyncDispose]: () => client.destroy(),
  };
}
