import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Logger } from './logger.ts';
import { registry } from './metrics.ts';

export interface OperationsServerOptions {
  /** 0 for one that the system chooses. */
  port: number;
  host: string;
  logger: Logger;
  /** Whether the process can do its work now. */
  ready: () => Promise<boolean>;
  /** Brings gauges up to date that cost a question; asked before each scrape, and at most once in a while. */
  collect?: () => Promise<void>;
}

export interface OperationsServer {
  port: number;
  close(): Promise<void>;
}

/** A scrape must not wait for a store that is away. */
const COLLECT_LIMIT_MS = 3_000;
let defaultsCollected = false;

/** Serves `/metrics` for Prometheus, `/live` and `/ready` at a port of their own: nothing of it is for members. */
export async function startOperationsServer(options: OperationsServerOptions): Promise<OperationsServer> {
  if (!defaultsCollected) collectDefaultMetrics({ register: registry });
  defaultsCollected = true;
  const server = createServer((request, response) => {
    serve(options, request.url ?? '/', response).catch((error: unknown) => {
      options.logger.warn({ err: error }, 'the operations port could not answer');
      answer(response, 500, 'failed');
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  // What listens for a scraper keeps no process alive.
  server.unref();
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : options.port;
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function serve(options: OperationsServerOptions, url: string, response: ServerResponse): Promise<void> {
  switch (url.split('?', 1)[0]) {
    case '/metrics': {
      await collected(options);
      response.setHeader('content-type', registry.contentType);
      answer(response, 200, await registry.metrics());
      return;
    }
    case '/live':
      answer(response, 200, 'ok');
      return;
    case '/ready': {
      const ready = await options.ready();
      answer(response, ready ? 200 : 503, ready ? 'ok' : 'not ready');
      return;
    }
    default:
      answer(response, 404, 'not found');
  }
}

/** What could not be asked keeps its last figure. */
async function collected({ collect, logger }: OperationsServerOptions): Promise<void> {
  if (collect === undefined) return;
  const limit = Promise.withResolvers<void>();
  const timer = setTimeout(limit.resolve, COLLECT_LIMIT_MS);
  const asked = collect().catch((error: unknown) => logger.warn({ err: error }, 'some figures could not be asked for'));
  await Promise.race([asked, limit.promise]);
  clearTimeout(timer);
}

function answer(response: ServerResponse, status: number, body: string): void {
  if (response.headersSent) return;
  response.statusCode = status;
  response.end(body);
}
