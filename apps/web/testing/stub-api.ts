import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface StubCall {
  method: string;
  /** Below `/api/v1/`. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: IncomingMessage['headers'];
}

export interface StubAnswer {
  status?: number;
  body?: unknown;
  /** What comes before the body, each as soon as it is there. */
  pieces?: AsyncIterable<string>;
  headers?: Record<string, string>;
}

type Respond = (call: StubCall) => StubAnswer | Promise<StubAnswer>;

export interface StubApi {
  calls: StubCall[];
  /** Answers calls whose `METHOD path` fits; the last one that was set wins. */
  on(call: RegExp, respond: Respond): void;
  /** Lets go of everything that was set and called. */
  reset(): void;
  close(): Promise<void>;
}

declare const jsdom: { reconfigure(settings: { url: string }): void };

/** A server on a free port that speaks for the API; jsdom's address becomes its own, so that the app calls it. */
export async function startStubApi(): Promise<StubApi> {
  let answers: { call: RegExp; respond: Respond }[] = [];
  const calls: StubCall[] = [];
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://stub');
    const call: StubCall = {
      method: request.method ?? '',
      path: url.pathname.replace('/api/v1/', ''),
      query: url.searchParams,
      body: await readBody(request),
      headers: request.headers,
    };
    calls.push(call);
    const fitting = answers.findLast((answer) => answer.call.test(`${call.method} ${call.path}`));
    const { status = 200, body, pieces, headers } = (await fitting?.respond(call)) ?? { status: 404 };
    // Node's own date does not follow a clock that a test has set.
    response.writeHead(status, { 'content-type': 'application/json', date: new Date().toUTCString(), ...headers });
    for await (const piece of pieces ?? []) response.write(piece);
    response.end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  jsdom.reconfigure({ url: `http://127.0.0.1:${port}/` });

  return {
    calls,
    on: (call, respond) => answers.push({ call, respond }),
    reset: () => {
      answers = [];
      calls.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
}

/** The body and status of a refusal. */
export function refusal(status: number, code: string, detail: string): StubAnswer {
  return { status, body: { detail, code } };
}
