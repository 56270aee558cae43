import 'express-session';
import type { LogInRequest } from '@gaemi/contracts/users';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Types } from 'mongoose';

/** What a session keeps while it waits for the second step of a log-in. */
interface HalfOpen {
  /** Hex id of the member. */
  user: string;
  /** Keyed hash of the member's password hash: with another password it is over. */
  password: string;
  /** Milliseconds since 1970. */
  endsAt: number;
}

declare module 'express-session' {
  /** A session keeps its owner, start and device. The rest of the member is read anew at each request. */
  interface SessionData {
    /** Written by passport. */
    passport?: { user?: string };
    /** The same member as the database has its ids, so that both are found in one look-up. */
    owner?: Types.ObjectId;
    /** Milliseconds since 1970. */
    startedAt: number;
    /** Browser and system that began it; absent from sessions of an earlier version. */
    device?: string;
    /** Time of the last second step in it, in milliseconds since 1970. */
    secondStepAt?: number;
    /** After a right password, until the second step. Such a session has no owner. */
    halfOpen?: HalfOpen;
  }
}

declare global {
  namespace Express {
    /** The member of a request's session, as passport leaves it. */
    interface User {
      id: string;
    }
    interface Request {
      /** Finds the member of an address and password in the store of this app; set by the guard of the log-in. */
      checkCredentials?: (credentials: LogInRequest) => Promise<Member>;
      /** The logged-in member; set by the access guard on endpoints that ask for one. */
      member?: Member;
      /** The session's member as it was found with the session, null when it is gone; undefined when it was not looked for. */
      sessionMember?: Member | null;
      /** True when loading the session extended it. */
      sessionProlonged?: boolean;
    }
  }
}
