import { createServer, type ServerResponse } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import type { Logger } from '../logging/logger.ts';
import { StartError } from '../start/start-check.ts';
import { registry } from './metrics.ts';
// Every process tells which program it is.
import './state-metrics.ts';

export interface OperationsServerOptions {
  /** 0 for a port that the system chooses. */
  port: number;
  /** The setting that names the port, for the operator. */
  setting: 'METRICS_PORT' | 'WORKER_METRICS_PORT';
  host: string;
  logger: Logger;
  /** Returns true when the process can do its work now. */
  ready: () => Promise<boolean>;
  /** Updates gauges that need a query. Called before each scrape, but with a minimum interval. */
  collect?: () => Promise<void>;
}

export interface OperationsServer {
  port: number;
  close(): Promise<void>;
}

/** A scrape must not wait for an unreachable store. */
const COLLECT_LIMIT_MS = 3_000;
let defaultsCollected = false;

/** Serves `/metrics` for Prometheus, `/live` and `/ready` on a separate port, since none of it is for members. */
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
    server.once('error', (error: NodeJS.ErrnoException) => reject(listeningError(error, options)));
    server.listen(options.port, options.host, resolve);
  });
  // The listening socket does not keep the process alive.
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

function listeningError({ code, message }: NodeJS.ErrnoException, { setting, port }: OperationsServerOptions) {
  const isPort = code === 'EADDRINUSE' || code === 'EACCES';
  return new StartError(
    isPort
      ? `${setting}: ${port} cannot be listened on (${code}). Choose another.`
      : `METRICS_HOST: is no address of this machine (${code ?? message})`,
  );
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

/** A gauge whose query failed keeps its last value. */
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
