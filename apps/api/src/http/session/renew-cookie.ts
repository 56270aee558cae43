import { parseCookie } from 'cookie';
import type { RequestHandler } from 'express';
import type { Environment } from '../../environment.ts';
import { sessionCookie, sessionCookieName } from './session-cookie.ts';
import { sessionLife } from './session-data.ts';

/** Gives the browser its cookie again with a new end, whenever the session's own end was moved. */
export function renewCookie(environment: Environment): RequestHandler {
  const name = sessionCookieName(environment);
  const options = { ...sessionCookie(environment), maxAge: sessionLife.idleMs };
  return (request, response, next) => {
    const value = request.sessionProlonged === true ? parseCookie(request.headers.cookie ?? '')[name] : undefined;
    if (value !== undefined) response.cookie(name, value, options);
    next();
  };
}
