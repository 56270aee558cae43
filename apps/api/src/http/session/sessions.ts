import { promisify } from 'node:util';
import type { Transaction } from '@gaemi/database/transactions';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Request } from 'express';
import { type Connection, Types } from 'mongoose';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { sessionCookie, sessionCookieName } from './session-cookie.ts';
import { SESSIONS_COLLECTION, sessionLife } from './session-data.ts';

/** Begins and ends sessions. */
@Injectable()
export class Sessions implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) private readonly environment: Environment,
  ) {}

  async onModuleInit(): Promise<void> {
    // All sessions of a member.
    await this.connection.collection(SESSIONS_COLLECTION).createIndex({ 'session.passport.user': 1 });
  }

  /** Begins a session under a new id, whatever id the request came with. */
  async begin(request: Request, user: Express.User): Promise<void> {
    await promisify((done: (error: unknown) => void) => request.logIn(user, done))();
    request.session.startedAt = this.clock.now().getTime();
    request.session.owner = new Types.ObjectId(user.id);
    await promisify((done: (error: unknown) => void) => request.session.save(done))();
  }

  /** Ends the request's session, if it has one, and takes the cookie away. */
  async end(request: Request): Promise<void> {
    if (request.user !== undefined) await promisify((done: (error: unknown) => void) => request.logOut(done))();
    // Logging out leaves an empty session, which would be kept.
    await promisify((done: (error: unknown) => void) => request.session.destroy(done))();
    request.res?.clearCookie(sessionCookieName(this.environment), sessionCookie(this.environment));
  }

  /** Ends all sessions of a member, on every device; in the transaction of what ends them where one is given. */
  async endAllOf(userId: string, transaction?: Transaction): Promise<void> {
    const options = transaction === undefined ? {} : { session: transaction };
    await this.connection.collection(SESSIONS_COLLECTION).deleteMany({ 'session.passport.user': userId }, options);
  }

  /** Whose session the request carries; undefined for none and for one past its 30 days. */
  ownerOf(request: Request): string | undefined {
    const { startedAt } = request.session;
    if (startedAt === undefined) return undefined;
    return this.clock.now().getTime() - startedAt < sessionLife.absoluteMs ? request.user?.id : undefined;
  }
}
