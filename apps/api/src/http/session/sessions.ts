import { MAX_SESSIONS, sessionLife } from '@gaemi/contracts/session-life';
import { PushSubscriptionRepository } from '@gaemi/database/push/push-subscription.repository';
import { SESSIONS_COLLECTION } from '@gaemi/database/sessions/session.schema';
import type { Transaction } from '@gaemi/database/transactions';
import type { Clock } from '@gaemi/runtime/clock';
import { createKeyedHash, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { PassportSerializer } from '@nestjs/passport';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import { type Connection, Types } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { AppError } from '../app-error.ts';
import { deviceName } from '../device/device-name.ts';
import { Devices } from '../device/devices.ts';
import { calledBack } from './called-back.ts';
import { sessionCookie, sessionCookieName } from './session-cookie.ts';
import './session-data.ts';

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

/** What the end of all sessions of a member ended: sessions, and browsers that got push messages. */
export interface EndedAccess {
  sessions: number;
  pushDevices: number;
}

/** Begins, lists and ends sessions. A push subscription belongs to the session that it was made in, and ends with it. */
@Injectable()
export class Sessions {
  private readonly hash: KeyedHash;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly pushSubscriptions: PushSubscriptionRepository,
    private readonly devices: Devices,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'session-id');
  }

  /**
   * Begins a session under a new id, whatever id the request came with; past MAX_SESSIONS the one used longest ago ends. `secondStep`:
   * the log-in had one.
   */
  async begin(request: Request, user: Express.User, { secondStep = false } = {}): Promise<void> {
    await calledBack((done) => request.logIn(user, done));
    request.session.startedAt = this.clock.now().getTime();
    if (secondStep) request.session.secondStepAt = request.session.startedAt;
    request.session.owner = new Types.ObjectId(user.id);
    request.session.device = deviceName(request.headers['user-agent']);
    await calledBack((done) => request.session.save(done));
    const browser = { deviceKey: this.devices.recognise(request), sessionId: this.publicId(request.sessionID) };
    await this.pushSubscriptions.follow({ ...browser, userId: user.id });
    await this.endSurplus(user.id);
  }

  /**
   * Notes in the request's session that its member has just passed the second step. Throws NOT_LOGGED_IN where the session has
   * ended meanwhile: saving it as it was loaded would bring it back.
   */
  async noteSecondStep({ sessionID, user }: Request): Promise<void> {
    const { matchedCount } = await this.stored.updateOne(
      { _id: sessionID, 'session.passport.user': user?.id ?? '' },
      { $set: { 'session.secondStepAt': this.clock.now().getTime() } },
    );
    if (matchedCount === 0) throw new AppError('NOT_LOGGED_IN');
  }

  /** Ends the request's session, if it has one, with its push subscriptions, and takes the cookie away. */
  async end(request: Request): Promise<void> {
    const deviceKey = this.devices.keyOfKnown(request);
    if (request.user !== undefined) await this.pushSubscriptions.endOfSessions([this.publicId(request.sessionID)]);
    // Also of a session that a half-open one has replaced in this browser.
    if (deviceKey !== undefined) await this.pushSubscriptions.endOfBrowser(deviceKey);
    await this.discard(request);
  }

  /**
   * Takes away the cookie of a session that is over by its age. Nobody has ended it, so its browser keeps its push messages
   * until the member logs in there again.
   */
  async discard(request: Request): Promise<void> {
    if (request.user !== undefined) await calledBack((done) => request.logOut(done));
    // Logging out leaves an empty session, which would be stored.
    await calledBack((done) => request.session.destroy(done));
    request.res?.clearCookie(sessionCookieName(this.environment), sessionCookie(this.environment));
  }

  /**
   * Ends all sessions of a member, on every device, log-ins that wait for their second step, and all push subscriptions
   * but those of the browser `keepPushOf`; in the transaction of what ends them where one is given.
   */
  async endAllOf(
    userId: string,
    { transaction, keepPushOf }: { transaction?: Transaction; keepPushOf?: string | undefined } = {},
  ): Promise<EndedAccess> {
    const options = transaction === undefined ? {} : { session: transaction };
    await this.stored.deleteMany({ 'session.halfOpen.user': userId }, options);
    const { deletedCount } = await this.stored.deleteMany({ 'session.passport.user': userId }, options);
    const pushDevices = await this.pushSubscriptions.endAllOf(userId, { exceptOf: keepPushOf, transaction });
    return { sessions: deletedCount, pushDevices };
  }

  /** Returns true while the request's session is stored and not past its 30 days. */
  async isAlive(request: Request): Promise<boolean> {
    if (this.findOwner(request) === undefined) return false;
    return (await this.stored.countDocuments({ _id: request.sessionID }, { limit: 1 })) === 1;
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
    await this.pushSubscriptions.endOfSessions([id]);
    return deletedCount === 1;
  }

  /** The name of a session outside of its cookie. Nobody can use the session by it. */
  publicId(sessionId: string): string {
    return Buffer.from(this.hash(sessionId), 'base64url').toString('hex').slice(0, 24);
  }

  /** Keeps a program that logs in again and again from filling the store, and the member's list. */
  private async endSurplus(userId: string): Promise<void> {
    const own = { 'session.passport.user': userId };
    const surplus = this.stored
      .find(own, { projection: { _id: 1 } })
      .sort({ expires: -1 })
      .skip(MAX_SESSIONS);
    const ids = (await surplus.toArray()).map(({ _id }) => _id);
    if (ids.length === 0) return;
    await this.stored.deleteMany({ _id: { $in: ids }, ...own });
    await this.pushSubscriptions.endOfSessions(ids.map((id) => this.publicId(id)));
  }

  private get stored() {
    return this.connection.collection<StoredSession>(SESSIONS_COLLECTION);
  }

  /** The id of the member whose session the request carries; undefined for none and for one past its 30 days. */
  findOwner(request: Request): string | undefined {
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
