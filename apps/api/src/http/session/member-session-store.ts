import { callbackify } from 'node:util';
import { PROLONG_AFTER_MS, sessionLife } from '@gaemi/contracts/session-life';
import type { Member, UserRepository } from '@gaemi/database/users/user.repository';
import { MongoStore } from 'connect-mongo';
import type { Request } from 'express';
import type { Session, SessionData } from 'express-session';

type Options = ConstructorParameters<typeof MongoStore>[0];
type Callback = (error: unknown, session?: SessionData | null) => void;

interface Found {
  session: SessionData;
  expires: Date;
  members: Member[];
}

/**
 * Sessions in the database. A session is found together with its member: almost every request needs both, and one look-up takes half the
 * time of two.
 */
export class MemberSessionStore extends MongoStore {
  private readonly users: UserRepository;
  private readonly memberOf = new WeakMap<SessionData, Member | null>();
  private readonly prolonged = new WeakSet<SessionData>();
  private readonly findThen = callbackify((id: string) => this.find(id));

  constructor(options: Options, users: UserRepository) {
    super(options);
    this.users = users;
    // For a store that has it express-session holds back the end of every answer until it is touched, so each goes out in two
    // pieces. A session is prolonged when it is found instead.
    Object.defineProperty(this, 'touch', { value: undefined });
  }

  override get(id: string, callback: Callback): void {
    this.findThen(id, callback);
  }

  override createSession(request: Request, session: SessionData): Session & SessionData {
    const member = this.memberOf.get(session);
    if (member !== undefined) request.sessionMember = member;
    request.sessionProlonged = this.prolonged.has(session);
    return super.createSession(request, session);
  }

  private async find(id: string): Promise<SessionData | null> {
    const sessions = await this.collectionP;
    const stages = [{ $match: { _id: id } }, this.users.lookUp('session.owner', 'members')];
    const found = await sessions.aggregate<Found>(stages).next();
    if (found === null) return null;
    const { session, expires, members } = found;
    const leftMs = expires.getTime() - Date.now();
    // The database removes what has expired, a minute late.
    if (leftMs <= 0) return null;
    if (session.owner !== undefined) this.memberOf.set(session, members[0] ?? null);
    // One that waits for the second step has an end of its own.
    if (session.halfOpen === undefined && leftMs < sessionLife.idleMs - PROLONG_AFTER_MS) {
      // Nothing comes of it when the session was ended meanwhile.
      await sessions.updateOne({ _id: id }, { $set: { expires: new Date(Date.now() + sessionLife.idleMs) } });
      this.prolonged.add(session);
    }
    return session;
  }
}
