import type { Transaction } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { WithdrawnEmailRepository } from '@gaemi/database/users/withdrawn-email.repository';
import { WITHDRAWN_EMAIL_DAYS } from '@gaemi/domain/members/limits';
import type { Clock } from '@gaemi/runtime/clock';
import { createKeyedHash, type KeyedHash } from '@gaemi/runtime/secrets/keyed-hash';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';

const DAY_MS = 86_400_000;

/** Decides whether an address may sign up: no member has it, and none withdrew with it less than 30 days ago. */
@Injectable()
export class EmailAvailability {
  private readonly hash: KeyedHash;

  constructor(
    private readonly users: UserRepository,
    private readonly withdrawn: WithdrawnEmailRepository,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    // A key of its own, where set: a new secret for sessions must not let withdrawn addresses in again.
    const secret = environment.WITHDRAWN_EMAIL_SECRET ?? environment.SESSION_SECRET;
    this.hash = createKeyedHash(secret, 'withdrawn-email');
  }

  /** Holds the address of a member who withdraws back for 30 days. */
  async hold(email: string, transaction: Transaction): Promise<void> {
    const until = new Date(this.clock.now().getTime() + WITHDRAWN_EMAIL_DAYS * DAY_MS);
    await this.withdrawn.hold(this.hash(email), until, transaction);
  }

  /** Throws EMAIL_TAKEN for an address that may not sign up. */
  async ensureFree(email: string): Promise<void> {
    const [taken, held] = await Promise.all([
      this.users.existsByEmail(email),
      this.withdrawn.isHeld(this.hash(email), this.clock.now()),
    ]);
    if (taken || held) throw new AppError('EMAIL_TAKEN');
  }
}
