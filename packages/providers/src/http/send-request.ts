import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { beginSpan, inSpan } from '@gaemi/runtime/tracing/tracing';
import { answerHead } from './answer-head.ts';
import { agentFor } from './guarded-agents.ts';
import { isPrivateHost } from './private-address.ts';
import { acceptedEncodings, readBody } from './read-body.ts';

const MAX_REDIRECTS = 3;

/** A redirect without a target, too many redirects, or a redirect to another protocol. */
export class BadRedirectError extends Error {}

export interface PlainAnswer {
  status: number;
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
  /** Called for each part of the answer that comes. */
  onProgress?: () => void;
  /** JSON text to post; a GET without it. */
  post?: string;
  /** True to send a GET once more when the server closed a kept connection without a word: it has not seen it then. */
  repeatsLost?: boolean;
}

/**
 * Sends one GET with its redirects (at most three), or one POST of a JSON text, which follows none. Only the configured
 * address itself may be private (a server of our own). Every redirect target must be public, checked by the resolved
 * address. To another origin than the configured one only headers without secrets go. In a trace it is a span with the server's name: an address may
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
      headers: { 'accept-encoding': acceptedEncodings, ...(home ? options.headers : harmless(options.headers)) },
      signal: options.signal,
      ...(options.post === undefined ? {} : { post: options.post }),
      repeatsLost: options.repeatsLost === true,
    });
    const target = readRedirect(response);
    if (target === undefined) {
      return {
        status: response.statusCode ?? 0,
        contentType: response.headers['content-type'] ?? '',
        lastModified: response.headers['last-modified'],
        headers: response.headers,
        body: await readAnyBody(response, options),
      };
    }
    response.destroy();
    if (redirects === MAX_REDIRECTS || options.post !== undefined) throw new BadRedirectError();
    url = findTarget(target, url);
  }
}

/** Of a refusal the status and the headers tell enough: without a readable body they count all the same. */
async function readAnyBody(
  response: IncomingMessage,
  { maxBytes, onProgress, signal }: RequestOptions,
): Promise<Buffer> {
  try {
    return await readBody(response, maxBytes, onProgress);
  } catch (error) {
    if ((response.statusCode ?? 0) < 400 || signal.aborted) throw error;
    return Buffer.alloc(0);
  }
}

/** Headers by which servers choose what to answer, and refuse programs without them. */
const harmlessNames = new Set(['accept', 'accept-language', 'user-agent']);
const harmless = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => harmlessNames.has(name.toLowerCase())));

interface SendOptions {
  agent: ReturnType<typeof agentFor>;
  headers: Record<string, string>;
  signal: AbortSignal;
  post?: string;
}

async function send(url: URL, { repeatsLost, ...options }: SendOptions & { repeatsLost: boolean }) {
  try {
    return await sendOnce(url, options);
  } catch (error) {
    if (!repeatsLost || options.post !== undefined || !(error instanceof KeptConnectionLost)) throw error;
    return await sendOnce(url, options);
  }
}

/** A kept connection ended before the first byte of an answer. */
class KeptConnectionLost extends Error {
  readonly code = 'ECONNRESET';
}

async function sendOnce(url: URL, { post, ...rest }: SendOptions): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const sent = request(url, post === undefined ? rest : { ...rest, ...posting(post, rest.headers) });
  try {
    return await answerHead(sent.end(post));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const isLost = sent.reusedSocket && (code === 'ECONNRESET' || code === 'EPIPE');
    throw isLost ? new KeptConnectionLost('the kept connection was closed', { cause: error }) : error;
  }
}

function posting(body: string, headers: Record<string, string>) {
  const length = String(Buffer.byteLength(body));
  return {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json;charset=UTF-8', 'content-length': length },
  };
}

function readRedirect(response: IncomingMessage): string | undefined {
  return [301, 302, 303, 307, 308].includes(response.statusCode ?? 0) ? (response.headers.location ?? '') : undefined;
}

function findTarget(target: string, from: URL): URL {
  const url = target === '' ? null : URL.parse(target, from.href);
  if (url === null || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username !== '') {
    throw new BadRedirectError();
  }
  return url;
}
