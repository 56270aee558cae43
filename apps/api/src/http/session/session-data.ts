import 'express-session';
import type { Member } from '@gaemi/database/users/user.repository';

declare module 'express-session' {
  /** What a session keeps: whose it is, and since when. Everything else of the member is read anew at each request. */
  interface SessionData {
    /** Written by passport. */
    passport?: { user?: string };
    /** Milliseconds since 1970. */
    startedAt: number;
  }
}

declare global {
  namespace Express {
    /** Whose session a request carries, as passport tells it. */
    interface User {
      id: string;
    }
    interface Request {
      /** The logged-in member; set by the access guard on endpoints that ask for one. */
      member?: Member;
    }
  }
}

const DAY_MS = 86_400_000;

/** A session ends after a week without a request, and after 30 days in any case. */
export const sessionLife = { idleMs: 7 * DAY_MS, absoluteMs: 30 * DAY_MS } as const;

export const SESSIONS_COLLECTION = 'sessions';
