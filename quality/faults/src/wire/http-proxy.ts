import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { Service, WireRequest } from '../faults/fault.ts';
import { type Listening, readPort } from './listen.ts';
import type { ProxySettings } from './mongo-proxy.ts';

export interface HttpProxySettings extends ProxySettings {
  service: Service;
  /** Operation of a request; null for one that no fault is about. */
  pointOf: (incoming: IncomingMessage, body: string) => string | null;
}

interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** Proxy between one process and an HTTP service: the queue, the model, the API itself. */
export async function startHttpProxy(settings: HttpProxySettings): Promise<Listening> {
  const agent = new Agent({ keepAlive: true });
  const server = createServer((incoming, response) => {
    serve(incoming, response, { ...settings, agent }).catch(() => response.destroy());
  });
  server.keepAliveTimeout = 60_000;
  return {
    port: await readPort(server),
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
      if (server.listening) await once(server, 'close');
    },
  };
}

async function serve(
  incoming: IncomingMessage,
  response: ServerResponse,
  settings: HttpProxySettings & { agent: Agent },
): Promise<void> {
  const { desk, service, from } = settings;
  if (desk.isAway(service)) return void response.destroy();
  const body = await readAll(incoming);
  const point = settings.pointOf(incoming, body.toString('utf8'));
  const asked: WireRequest | null = point === null ? null : { service, from, point };
  const before = asked === null ? undefined : desk.judge(asked, 'before');
  if (before?.act === 'drop') return void response.destroy();
  if (before?.act === 'delay') await before.over;
  // An asker that has closed its connection gets no answer: the service sees the close.
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const forward = () => ask(incoming, body, { port: settings.upstream(), agent: settings.agent, signal: gone.signal });
  if (before?.act === 'twice') await forward();
  const answer = await forward();
  const after = asked === null ? undefined : desk.judge(asked, 'after');
  if (after?.act === 'drop') return void response.destroy();
  if (after?.act === 'delay') await after.over;
  response.writeHead(answer.status, answer.headers).end(answer.body);
}

async function ask(
  incoming: IncomingMessage,
  body: Buffer,
  { port, agent, signal }: { port: number; agent: Agent; signal: AbortSignal },
): Promise<Answer> {
  const { method = 'GET', url: path = '/', headers } = incoming;
  const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent, signal });
  outgoing.end(body);
  const [answer]: IncomingMessage[] = await once(outgoing, 'response');
  if (answer === undefined) throw new Error('no answer');
  const answered = await readAll(answer);
  const { 'transfer-encoding': _chunked, connection: _connection, ...kept } = answer.headers;
  return {
    status: answer.statusCode ?? 502,
    headers: { ...kept, 'content-length': String(answered.length) },
    body: answered,
  };
}

async function readAll(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks);
}
