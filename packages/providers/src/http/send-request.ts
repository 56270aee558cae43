import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { beginSpan, inSpan } from '@gaemi/runtime/tracing';
import { agentFor } from './guarded-agents.ts';
import { isPrivateHost } from './private-address.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

const MAX_REDIRECTS = 3;

/** A redirect without a target, too many redirects, or a redirect to another protocol. */
export class BadRedirectError extends Error {}

export interface PlainAnswer {
  status: number;
  retryAfter: string | undefined;
  contentType: string;
  lastModified: string | undefined;
  headers: IncomingHttpHeaders;
  /** Body, unpacked. */
  body: Buffer;
}

interface RequestOptions {
  headers: Record<string, string>;
  maxBytes: number;
  signal: AbortSignal;
  /** JSON text to post; a GET without it. */
  post?: string;
}

/**
 * Sends one GET with its redirects (at most three), or one POST of a JSON text, which follows none. Only the configured
 * address itself may be private (a server of our own). Every redirect target must be public, checked by the resolved
 * address. Headers go to the configured origin only. In a trace it is a span with the server's name: an address may
 * hold keys.
 */
export async function sendRequest(address: string, options: RequestOptions): Promise<PlainAnswer> {
  const url = new URL(address);
  const method = options.post === undefined ? 'GET' : 'POST';
  const span = beginSpan(method, 'client', { 'http.request.method': method, 'server.address': url.hostname });
  return inSpan(
    span,
    () => follow(url, options),
    ({ status }) => ({ 'http.response.status_code': status }),
  );
}

async function follow(configured: URL, options: RequestOptions): Promise<PlainAnswer> {
  const ours = isPrivateHost(configured.hostname);
  let url = configured;
  for (let redirects = 0; ; redirects += 1) {
    const home = url.origin === configured.origin;
    const response = await send(url, {
      agent: agentFor(url, ours && home),
      headers: { 'accept-encoding': acceptedEncodings, ...(home ? options.headers : {}) },
      signal: options.signal,
      ...(options.post === undefined ? {} : { post: options.post }),
    });
    const target = redirectOf(response);
    if (target === undefined) {
      return {
        status: response.statusCode ?? 0,
        retryAfter: response.headers['retry-after'],
        contentType: response.headers['content-type'] ?? '',
        lastModified: response.headers['last-modified'],
        headers: response.headers,
        body: await readBody(response, options.maxBytes),
      };
    }
    response.destroy();
    if (redirects === MAX_REDIRECTS || options.post !== undefined) throw new BadRedirectError();
    url = targetOf(target, url);
  }
}

function send(
  url: URL,
  options: {
    agent: ReturnType<typeof agentFor>;
    headers: Record<string, string>;
    signal: AbortSignal;
    post?: string;
  },
): Promise<IncomingMessage> {
  const { post, ...rest } = options;
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  request(url, post === undefined ? rest : { ...rest, ...posting(post, rest.headers) }, resolve)
    .on('error', reject)
    .end(post);
  return promise;
}

function posting(body: string, headers: Record<string, string>) {
  const length = String(Buffer.byteLength(body));
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json;charset=UTF-8', 'content-length': length },
  };
}

function redirectOf(response: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) ? (response.headers.location ?? '') : undefined;
}

function targetOf(target: string, from: URL): URL {
  const url = target === '' ? null : URL.parse(target, from.href);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '') {
    throw new BadRedirectError();
  }
  return url;
}
