import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { StubRequest } from './stub-request.ts';

/** A failure of a provider: it takes over the answer to one request. */
export type Fault = (response: ServerResponse, request: StubRequest) => void;

/** Answers with this status; `retryAfter` in seconds or as a date. */
export function status(code: number, options: { retryAfter?: number | string; body?: string } = {}): Fault {
  return (response) => {
    const headers = options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) };
    response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(options.body ?? '');
  };
}

/** Accepts the request and never answers. */
export const hang: Fault = () => undefined;

/** Closes the connection without an answer. */
export const disconnect: Fault = (response) => void response.destroy();

/** Switches to another protocol, which nobody asked for. */
export const switchProtocols: Fault = (response) =>
  void response.writeHead(101, { connection: 'upgrade', upgrade: 'other' }).end();

/** Announces more than it sends, then closes the connection. */
export const cutOff: Fault = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '10000' });
  response.write('{"items": [', () => response.destroy());
};

export function redirect(to: string, code = 302): Fault {
  return (response) => void response.writeHead(code, { location: to }).end();
}

/** Answers another body with status 200. */
export function body(text: string | Buffer, contentType = 'application/json; charset=utf-8'): Fault {
  return (response) => void response.writeHead(200, { 'content-type': contentType }).end(text);
}

/** Answers with a consent or error page instead of data. */
export const htmlPage: Fault = body(
  '<!DOCTYPE html><html><body><h1>Before you continue</h1></body></html>',
  'text/html',
);

/** Answers with a small packed body that unpacks to `bytes` blanks. */
export function gzipBomb(bytes: number, contentType = 'application/json'): Fault {
  const packed = gzipSync(Buffer.alloc(bytes, ' '));
  return (response) => {
    response.writeHead(200, { 'content-type': contentType, 'content-encoding': 'gzip' }).end(packed);
  };
}

/** Answers with a plain body of `bytes` characters. */
export function large(bytes: number, contentType = 'application/json'): Fault {
  return body('x'.repeat(bytes), contentType);
}
