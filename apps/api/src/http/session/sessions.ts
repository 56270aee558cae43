import type { Transaction } from '@gaemi/database/transactions';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { PassportSerializer } from '@nestjs/passport';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { type Connection, Types } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { deviceName } from '../device/device-name.ts';
import { createKeyedHash, type KeyedHash } from '../keyed-hash.ts';
import { calledBack } from './called-back.ts';
import { sessionCookie, sessionCookieName } from './session-cookie.ts';
import { SESSIONS_COLLECTION, sessionLife } from './session-data.ts';

/** As connect-mongo stores it. */
interface StoredSession {
  _id: string;
  expires: Date;
  session: SessionData;
}

/** A session as its member sees it. */
export interface MemberSession {
  /** Names it in the API. */
  id: string;
  /** The secret of its cookie: never leaves the server. */
  sessionId: string;
  startedAt: Date;
  lastSeenAt: Date;
  device: string;
}

/** Begins, lists and ends sessions. */
@Injectable()
export class Sessions implements OnModuleInit {
  private readonly hash: KeyedHash;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'session-id');
  }

  async onModuleInit(): Promise<void> {
    // All sessions of a member.
    await this.connection.collection(SESSIONS_COLLECTION).createIndex({ 'session.passport.user': 1 });
  }

  /** Begins a session under a new id, whatever id the request came with. `secondStep`: the log-in had one. */
  async begin(request: Request, user: Express.User, { secondStep = false } = {}): Promise<void> {
    await calledBack((done) => request.logIn(user, done));
    request.session.startedAt = this.clock.now().getTime();
    if (secondStep) request.session.secondStepAt = request.session.startedAt;
    request.session.owner = new Types.ObjectId(user.id);
    request.session.device = deviceName(request.headers['user-agent']);
    await calledBack((done) => request.session.save(done));
  }

  /** Notes in the request's session that its member has just passed the second step. */
  async noteSecondStep(request: Request): Promise<void> {
    request.session.secondStepAt = this.clock.now().getTime();
    // The session as it was loaded knows only the end it began with.
    request.session.touch();
    await calledBack((done) => request.session.save(done));
  }

  /** Ends the request's session, if it has one, and takes the cookie away. */
  async end(request: Request): Promise<void> {
    if (request.user !== undefined) await calledBack((done) => request.logOut(done));
    // Logging out leaves an empty session, which would be stored.
    await calledBack((done) => request.session.destroy(done));
    request.res?.clearCookie(sessionCookieName(this.environment), sessionCookie(this.environment));
  }

  /** Ends all sessions of a member, on every device, and returns how many; in the transaction of what ends them where one is given. */
  async endAllOf(userId: string, transaction?: Transaction): Promise<number> {
    const options = transaction === undefined ? {} : { session: transaction };
    const { deletedCount } = await this.stored.deleteMany({ 'session.passport.user': userId }, options);
    return deletedCount;
  }

  /** The sessions of a member that have not ended, the one used last first. */
  async listOf(userId: string): Promise<MemberSession[]> {
    const found = await this.stored.find({ 'session.passport.user': userId }).toArray();
    const now = this.clock.now().getTime();
    const sessions = found
      .filter(({ session }) => now - session.startedAt < sessionLife.absoluteMs)
      .map(({ _id, expires, session }) => ({
        id: this.publicId(_id),
        sessionId: _id,
        startedAt: new Date(session.startedAt),
        // Each use moves the end, so the time of the last use follows from it; it is never before the beginning.
        lastSeenAt: new Date(Math.max(session.startedAt, expires.getTime() - sessionLife.idleMs)),
        device: session.device ?? '',
      }));
    return sessions.sort((a, b) => b.lastSeenAt.getTime() - a.lastSeenAt.getTime());
  }

  /** Ends one session of a member by its public id. False when the member has no such session. */
  async endOne(userId: string, id: string): Promise<boolean> {
    const session = (await this.listOf(userId)).find((listed) => listed.id === id);
    if (session === undefined) return false;
    const { deletedCount } = await this.stored.deleteOne({
      _id: session.sessionId,
      'session.passport.user': userId,
    });
    return deletedCount === 1;
  }

  /** The name of a session outside of its cookie. Nobody can use the session by it. */
  publicId(sessionId: string): string {
    return Buffer.from(this.hash(sessionId), 'base64url').toString('hex').slice(0, 24);
  }

  private get stored() {
    return this.connection.collection<StoredSession>(SESSIONS_COLLECTION);
  }

  /** The id of the member whose session the request carries; undefined for none and for one past its 30 days. */
  ownerOf(request: Request): string | undefined {
    const { startedAt } = request.session;
    if (startedAt === undefined) return undefined;
    return this.clock.now().getTime() - startedAt < sessionLife.absoluteMs ? request.user?.id : undefined;
  }
}

/** A session keeps the member's id and nothing else. The access guard reads the member, on each request that needs one. */
@Injectable()
export class MemberIdSerializer extends PassportSerializer {
  serializeUser({ id }: Express.User, done: (error: null, id: string) => void): void {
    done(null, id);
  }

  deserializeUser(id: unknown, done: (error: null, user: Express.User | false) => void): void {
    done(null, typeof id === 'string' ? { id } : false);
  }
}
