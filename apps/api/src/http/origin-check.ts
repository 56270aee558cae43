import { AppError } from '@gaemi/runtime/app-error';
import type { Request, RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses state-changing requests that a foreign page makes a browser send. Browsers tell where such a request comes
 * from in Origin, Referer or Sec-Fetch-Site; programs that tell nothing carry no one else's cookie and are let through.
 */
export function originCheck(webOrigin: string): RequestHandler {
  return (request, _response, next) => {
    next(READING.has(request.method) || isOwn(request, webOrigin) ? undefined : new AppError('ORIGIN_REFUSED'));
  };
}

function isOwn(request: Request, webOrigin: string): boolean {
  const { origin, referer } = request.headers;
  if (origin !== undefined) return origin === webOrigin;
  if (referer !== undefined) return URL.canParse(referer) && new URL(referer).origin === webOrigin;
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
}
