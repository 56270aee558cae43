import { REQUEST_TIMEOUT_MS } from '@gaemi/contracts/routes';
import { Client } from 'undici';
import type { CallLog } from './call-log.ts';

/** Answer of a call; status 0 and no body without an answer in the time that the web waits. */
export interface Answer {
  status: number;
  body: unknown;
}

export interface Asking {
  /** Kind under which the call is counted. */
  kind: string;
  /** Absolute, with query. */
  path: string;
  /** Body; sends a POST request when set. */
  body?: object;
}

/** A persistent connection to a server, like a browser's; every call is timed and recorded. */
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
