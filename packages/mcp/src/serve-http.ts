import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './create-server.ts';

export interface HttpOptions {
  /** Address of the service. */
  url: string;
  host: string;
  port: number;
  /** Host names under which it is reached beside `host` and those of this machine. */
  publicHosts?: readonly string[];
}

export interface HttpServer {
  /** Address of the endpoint. */
  endpoint: string;
  close(): Promise<void>;
}

const PATH = '/mcp';
const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * Serves MCP over Streamable HTTP at `/mcp`. Nothing is kept between two requests: each brings the key of its member, and gets a
 * server that knows only this key.
 */
export async function serveHttp({ url, host, port, publicHosts = [] }: HttpOptions): Promise<HttpServer> {
  const literal = host.includes(':') ? `[${host}]` : host;
  const own = new Set(['localhost', '127.0.0.1', '[::1]', literal, ...publicHosts]);
  const server = createHttpServer((request, response) => {
    handle(request, response, { url, own }).catch(() => refuse(response, 500, '예기치 않은 오류가 발생했습니다.'));
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    endpoint: `http://${literal}:${address.port}${PATH}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { url, own }: { url: string; own: ReadonlySet<string> },
): Promise<void> {
  if ((request.url ?? '').split('?', 1)[0] !== PATH) return refuse(response, 404, '찾을 수 없습니다.');
  if (isForeign(request, own)) return refuse(response, 403, '허용되지 않은 요청입니다.');
  const [, apiKey] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (apiKey === undefined) {
    response.setHeader('www-authenticate', 'Bearer');
    return refuse(response, 401, 'Authorization: Bearer로 API 키를 보내주세요.');
  }
  // Without sessions there is no stream to open and nothing to end.
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, '허용되지 않은 요청입니다.');
  }
  const server = await createServer({ url, apiKey });
  // As a stream of events: an answer in one piece has no place for the progress before it.
  const transport = new StreamableHTTPServerTransport({});
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response);
}

/**
 * Returns true for a request of a web page: by a foreign Host (a name that its owner made resolve to this machine), or by
 * an Origin other than the Host. Programs send no Origin.
 */
function isForeign({ headers: { origin, host } }: IncomingMessage, own: ReadonlySet<string>): boolean {
  if (!URL.canParse(`http://${host}`) || !own.has(new URL(`http://${host}`).hostname)) return true;
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}

/** Answers an error of JSON-RPC. */
function refuse(response: ServerResponse, status: number, message: string): void {
  if (response.headersSent) return;
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ jsonrpc: '2.0', error: { code: -32_000, message }, id: null }));
}
