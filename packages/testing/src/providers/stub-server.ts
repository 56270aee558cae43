import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TlsOptions } from 'node:tls';
import type { Fault } from './faults.ts';
import type { StubRequest } from './stub-request.ts';

/** A real HTTP server on the loopback address, used as a stub of a provider. */
export interface StubServer {
  /** `http://127.0.0.1:PORT`, or `https://` with a certificate. */
  url: string;
  /** Every request so far, those answered by a fault included. */
  requests: StubRequest[];
  /** Answers the next `times` requests (Infinity: all from now on) with a fault. Faults queue up. */
  fail(fault: Fault, times?: number): void;
  /** Ends all faults and delays. */
  recover(): void;
  /** Sets a delay before every answer. */
  delay(milliseconds: number): void;
  /** Delays every answer until so many requests have arrived, those so far included. */
  holdUntil(requests: number): void;
  close(): Promise<void>;
}

export type StubAnswer = (request: StubRequest, response: ServerResponse) => void;

/** Starts a stub. The system chooses `port` when undefined. With `tls` (key and certificate) it speaks HTTPS. */
export async function startStubServer(answer: StubAnswer, port = 0, tls?: TlsOptions): Promise<StubServer> {
  const requests: StubRequest[] = [];
  const faults: { fault: Fault; times: number }[] = [];
  let delayMs = 0;
  let heldUntil = 0;
  let held: (() => void)[] = [];

  const nextFault = (): Fault | undefined => {
    const [first] = faults;
    if (first === undefined) return undefined;
    first.times -= 1;
    if (first.times <= 0) faults.shift();
    return first.fault;
  };

  const serve = async (incoming: IncomingMessage, response: ServerResponse) => {
    const request = await readRequest(incoming);
    requests.push(request);
    const fault = nextFault();
    if (requests.length < heldUntil) await new Promise<void>((resolve) => held.push(resolve));
    for (const release of held) release();
    held = [];
    if (delayMs > 0) await sleep(delayMs);
    if (fault === undefined) answer(request, response);
    else fault(response, request);
  };

  const listen = (incoming: IncomingMessage, response: ServerResponse) => {
    serve(incoming, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  };
  const server = tls === undefined ? createServer(listen) : createSecureServer(tls, listen);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${readPort(server.address())}`,
    requests,
    fail: (fault, times = 1) => void faults.push({ fault, times }),
    recover: () => {
      faults.length = 0;
      delayMs = 0;
      heldUntil = 0;
    },
    delay: (milliseconds) => {
      delayMs = milliseconds;
    },
    holdUntil: (count) => {
      heldUntil = count;
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      if (server.listening) await once(server, 'close');
    },
  };
}

/** Answers JSON, under another content type if the provider does so. */
export function answerJson(
  response: ServerResponse,
  value: unknown,
  options: { status?: number; contentType?: string } = {},
): void {
  response.writeHead(options.status ?? 200, {
    'content-type': options.contentType ?? 'application/json; charset=utf-8',
  });
  response.end(JSON.stringify(value));
}

async function readRequest(incoming: IncomingMessage): Promise<StubRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const url = new URL(incoming.url ?? '/', 'http://stub');
  const bytes = Buffer.concat(chunks);
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    body: bytes.toString('utf8'),
    bytes,
  };
}

function readPort(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The stub listens on no port');
  return address.port;
}
