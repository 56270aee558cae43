import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, createGaemiClient, GaemiError } from '@gaemi/client';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { createServer } from './create-server.ts';
import { readBeginning, readMessage } from './read-message.ts';
import { type SessionLimits, Sessions } from './sessions.ts';

export interface HttpOptions {
  /** Address of the service. */
  url: string;
  host: string;
  port: number;
  /** Host names under which it is reached beside `host` and those of this machine. */
  publicHosts?: readonly string[];
  sessionLimits?: SessionLimits;
}

export interface HttpServer {
  /** Address of the endpoint. */
  endpoint: string;
  close(): Promise<void>;
}

const PATH = '/mcp';
const BEARER = /^Bearer\s+(\S+)$/i;

/**
 * Serves MCP over Streamable HTTP at `/mcp`. Each request brings the key of its member, and gets a server that knows only this key.
 * Nothing is kept between two requests, but of programs that can ask their person, which have a session.
 */
export async function serveHttp({
  url,
  host,
  port,
  publicHosts = [],
  sessionLimits,
}: HttpOptions): Promise<HttpServer> {
  const literal = host.includes(':') ? `[${host}]` : host;
  const own = new Set(['localhost', '127.0.0.1', '[::1]', literal, ...publicHosts]);
  const sessions = new Sessions(sessionLimits);
  const server = createHttpServer((request, response) => {
    handle(request, response, { url, own, sessions }).catch(() =>
      refuse(response, 500, '예기치 않은 오류가 발생했습니다.'),
    );
  });
  server.requestTimeout = 30_000;
  server.headersTimeout = 15_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new Error(`MCP_PORT: ${port} is already in use`, { cause: error }) : error),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  return {
    endpoint: `http://${literal}:${address.port}${PATH}`,
    async close() {
      await sessions.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  { url, own, sessions }: { url: string; own: ReadonlySet<string>; sessions: Sessions },
): Promise<void> {
  if ((request.url ?? '').split('?', 1)[0] !== PATH) return refuse(response, 404, '찾을 수 없습니다.');
  if (isForeign(request, own)) return refuse(response, 403, '허용되지 않은 요청입니다.');
  const [, apiKey] = BEARER.exec(request.headers.authorization ?? '') ?? [];
  if (apiKey === undefined) return askForKey(response, 'Authorization: Bearer로 API 키를 보내주세요.');
  const { 'mcp-session-id': sessionId } = request.headers;
  if (sessionId !== undefined) {
    const session = sessions.find(String(sessionId), apiKey);
    if (session === undefined) return refuse(response, 404, '끝난 연결이에요. 다시 연결해주세요.');
    return session.handleRequest(request, response);
  }
  // Without a session there is no stream to open and nothing to end.
  if (request.method !== 'POST') {
    response.setHeader('allow', 'POST');
    return refuse(response, 405, '허용되지 않은 요청입니다.');
  }
  const message = await readMessage(request);
  if (message === undefined) return refuse(response, 400, '요청 형식이 올바르지 않습니다.');
  const { begins, canAsk } = readBeginning(message);
  const refusal = begins ? await findRefusal({ url, apiKey }) : null;
  if (refusal?.code === 'API_KEY_INVALID')
    return askForKey(response, 'API 키가 올바르지 않거나 폐기되었어요. 내 정보에서 키를 확인해주세요.');
  // Who has tried many wrong keys is not told any more that one is wrong, and must not end the sessions of others by new ones.
  if (refusal?.status === 429) {
    response.setHeader('retry-after', String(refusal.retryAfterSeconds ?? 60));
    return refuse(response, 429, refusal.message);
  }
  const server = await createServer({ url, apiKey, logsCalls: canAsk });
  if (canAsk) return (await sessions.begin(server, apiKey)).handleRequest(request, response, message);
  // As a stream of events: an answer in one piece has no place for the progress before it.
  const transport = new StreamableHTTPServerTransport({});
  response.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(request, response, message);
}

/** How the API refuses a key; null where it does not. What is not known stands open here. */
async function findRefusal({ url, apiKey }: { url: string; apiKey: string }): Promise<GaemiError | null> {
  try {
    await answerOf(createGaemiClient({ url, apiKey }).GET('/api/v1/analysis-costs'));
    return null;
  } catch (error) {
    return error instanceof GaemiError ? error : null;
  }
}

function askForKey(response: ServerResponse, message: string): void {
  response.setHeader('www-authenticate', 'Bearer');
  refuse(response, 401, message);
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
