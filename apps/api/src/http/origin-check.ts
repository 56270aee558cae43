import type { Request, RequestHandler } from 'express';
import { bearsKey } from './api-key/api-key-check.ts';
import { AppError } from './app-error.ts';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a foreign page makes a browser send. Browsers tell where such a request comes
 * from in Origin, Referer or Sec-Fetch-Site; programs that tell nothing carry no one else's cookie and are let through. So are requests
 * with an API key: no browser adds one by itself, and their cookies count for nothing.
 */
export function originCheck(webOrigin: string): RequestHandler {
  const own = ownOrigins(webOrigin);
  return (request, _response, next) => {
    next(
      READING.has(request.method) || bearsKey(request) || isOwn(request, own)
        ? undefined
        : new AppError('ORIGIN_REFUSED'),
    );
  };
}

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The site's origin; on this very machine it goes by all three names of it. */
function ownOrigins(webOrigin: string): ReadonlySet<string> {
  const { protocol, hostname, port } = new URL(webOrigin);
  if (!LOOPBACK.includes(hostname)) return new Set([webOrigin]);
  return new Set(LOOPBACK.map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}

function isOwn(request: Request, own: ReadonlySet<string>): boolean {
  const { origin, referer } = request.headers;
  if (origin !== undefined) return own.has(origin);
  if (referer !== undefined) return URL.canParse(referer) && own.has(new URL(referer).origin);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
