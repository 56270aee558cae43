import type { ServerResponse } from 'node:http';
import { sessionLife } from '@gaemi/contracts/session-life';
import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import onHeaders from 'on-headers';
import { type Environment, isBehindTls } from '../../environment.ts';

/** Behind TLS the name's prefix makes browsers refuse the cookie from anywhere but this very host. */
export const sessionCookieName = (environment: Environment) =>
  isBehindTls(environment) ? '__Host-gaemi.sid' : 'gaemi.sid';

/** How browsers keep the cookie, beside its life. */
export const sessionCookie = (environment: Environment) => ({
  httpOnly: true,
  sameSite: 'lax' as const,
  secure: isBehindTls(environment),
  path: '/',
});

/** Gives the browser its cookie again with a new end, whenever the session's own end was moved. */
export function renewCookie(environment: Environment): RequestHandler {
  const name = sessionCookieName(environment);
  const options = { ...sessionCookie(environment), maxAge: sessionLife.idleMs };
  return (request, response, next) => {
    const value = request.sessionProlonged === true ? parseCookie(request.headers.cookie ?? '')[name] : undefined;
    if (value !== undefined) {
      response.cookie(name, value, options);
      onHeaders(response, keepFromOthers);
    }
    next();
  };
}

/** A cache between them would hand the cookie to whoever asks next for an answer that is the same for everybody. */
function keepFromOthers(this: ServerResponse): void {
  const caching = this.getHeader('cache-control');
  if (typeof caching === 'string') this.setHeader('cache-control', caching.replace('public', 'private'));
}
