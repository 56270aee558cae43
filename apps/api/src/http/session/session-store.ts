import { createSecretKey } from 'node:crypto';
import { sessionLife } from '@gaemi/contracts/session-life';
import { SESSIONS_COLLECTION } from '@gaemi/database/sessions/session.schema';
import type { UserRepository } from '@gaemi/database/users/user.repository';
import { deriveKey } from '@gaemi/runtime/secrets/keyed-hash';
import type { RequestHandler } from 'express';
import session from 'express-session';
import type { Connection } from 'mongoose';
import { type Environment, isBehindTls } from '../../environment.ts';
import { MemberSessionStore } from './member-session-store.ts';
import { sessionCookie, sessionCookieName } from './session-cookie.ts';
import './session-data.ts';

/** Sessions in the database, so that they outlive a restart and every process knows them. */
export function sessionStore(environment: Environment, connection: Connection, users: UserRepository): RequestHandler {
  return session({
    name: sessionCookieName(environment),
    // As a key object: a text would be made into one for each signature, twice a request.
    secret: createSecretKey(deriveKey(environment.SESSION_SECRET, 'session-cookie').toString('base64url'), 'utf8'),
    store: new MemberSessionStore(
      {
        client: connection.getClient(),
        dbName: connection.name,
        collectionName: SESSIONS_COLLECTION,
        ttl: sessionLife.idleMs / 1000,
        // Stored as a document, so that all sessions of a member can be found.
        stringify: false,
      },
      users,
    ),
    cookie: { ...sessionCookie(environment), maxAge: sessionLife.idleMs },
    proxy: isBehindTls(environment),
    // renewCookie sends a new end where there is one.
    rolling: false,
    resave: false,
    saveUninitialized: false,
  });
}
