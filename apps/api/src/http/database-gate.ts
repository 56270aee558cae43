import type { RequestHandler } from 'express';
import { type Connection, STATES } from 'mongoose';
import { AppError } from './app-error.ts';

/** Answers 503 at once while the database is known to be away: waiting for it would outlast the client's patience. */
export function databaseGate(connection: Connection): RequestHandler {
  return (_request, _response, next) => {
    next(connection.readyState === STATES.connected ? undefined : new AppError('UNAVAILABLE'));
  };
}
