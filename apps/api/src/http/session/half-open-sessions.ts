import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { secondStepMinutes } from '@gaemi/domain/members/passkey';
import type { Clock } from '@gaemi/runtime/clock';
import { createKeyedHash, equalHashes, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { SessionData } from 'express-session';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';
import { calledBack } from './called-back.ts';

const WAIT_MS = secondStepMinutes.wait * 60_000;

/**
 * Sessions between a right password and the second step. Such a session has no owner, so every endpoint for members
 * refuses it; only the second step reads whose it is. It ends after a few minutes, and with the password it began with.
 */
@Injectable()
export class HalfOpenSessions {
  private readonly hash: KeyedHash;

  constructor(
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.hash = createKeyedHash(environment.SESSION_SECRET, 'half-open-session');
  }

  /** Begins one under a new id, in place of the request's session. */
  async begin(request: Request, { _id, passwordHash }: Member): Promise<void> {
    await calledBack((done) => request.session.regenerate(done));
    request.session.halfOpen = {
      user: _id.toHexString(),
      password: this.hash(passwordHash),
      endsAt: this.clock.now().getTime() + WAIT_MS,
    };
    request.session.cookie.maxAge = WAIT_MS;
    await calledBack((done) => request.session.save(done));
  }

  /**
   * Begins the session of the member, and keeps this one beside it until its own end: where the answer with the new cookie is lost, the
   * browser repeats the step with the old one.
   */
  async keepBeside(request: Request, begin: () => Promise<void>): Promise<void> {
    const { sessionID, sessionStore, session } = request;
    const { cookie, halfOpen } = session;
    await begin();
    await calledBack((done) => sessionStore.set(sessionID, { cookie, halfOpen } as SessionData, done));
  }

  /** Returns the member whose password was right; null for a request without such a session and for one that is over. */
  async memberOf({ session: { halfOpen } }: Request): Promise<Member | null> {
    if (halfOpen === undefined || halfOpen.endsAt <= this.clock.now().getTime()) return null;
    const member = await this.users.findById(halfOpen.user);
    return member !== null && equalHashes(this.hash(member.passwordHash), halfOpen.password) ? member : null;
  }
}
