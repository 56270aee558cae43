import { API_PREFIX, type Route, routes } from '@gaemi/contracts/routes';
import { isStoreConnected } from '@gaemi/database/store-link';
import type { RequestHandler } from 'express';
import type { Connection } from 'mongoose';
import { match } from 'path-to-regexp';
import { AppError } from './app-error.ts';

const known = Object.values<Route>(routes).map(({ method, path }) => ({
  method,
  matches: match(`${API_PREFIX}/${path}`, { decode: false }),
}));

/** Answers 405, with what is allowed instead, for a method that no endpoint of the path declares. HEAD goes where GET does. */
export const declaredMethods: RequestHandler = (request, response, next) => {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const allowed = new Set(known.filter(({ matches }) => matches(request.path) !== false).map((route) => route.method));
  if (allowed.size === 0 || [...allowed].some((other) => other === method)) return next();
  response.setHeader('allow', [...allowed, ...(allowed.has('GET') ? ['HEAD'] : [])].sort().join(', '));
  next(new AppError('METHOD_NOT_ALLOWED'));
};

/** Answers 503 at once while the database is known to be away: waiting for it would outlast the client's patience. */
export function databaseGate(connection: Connection): RequestHandler {
  return (_request, _response, next) => {
    next(isStoreConnected(connection) ? undefined : new AppError('UNAVAILABLE'));
  };
}
