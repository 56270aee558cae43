import { Transactions } from '@gaemi/database/transactions';
import { EraseMember } from '@gaemi/database/users/erase-member';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK } from '../../providers.ts';
import { EmailAvailability } from '../verification/email-availability.ts';

/** Erases members who withdraw. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly users: UserRepository,
    private readonly eraseMember: EraseMember,
    private readonly availability: EmailAvailability,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Erases a member and ends all its sessions, in one transaction. Only a keyed hash of the address remains, for 30 days.
   * A running analysis is erased too, so the worker finds nothing to go on with and nobody to refund. Throws LAST_ADMIN.
   */
  async withdraw({ _id }: Member, request: Request): Promise<void> {
    const now = this.clock.now();
    await this.transactions.run(async (transaction) => {
      const member = await this.users.findById(_id, transaction);
      // Two tabs at once: the other one was faster.
      if (member === null) return;
      if (member.isAdmin && (await this.users.countAdmins(now, transaction)) === 1) throw new AppError('LAST_ADMIN');
      await this.eraseMember.erase(member, transaction);
      await this.availability.hold(member.email, transaction);
      await this.sessions.endAllOf(_id.toHexString(), { transaction });
    });
    // The transaction could not see the session of a log-in that was under way.
    await this.sessions.endAllOf(_id.toHexString());
    await this.sessions.end(request);
  }
}
