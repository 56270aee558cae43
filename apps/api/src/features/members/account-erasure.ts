import { type Transaction, Transactions } from '@gaemi/database/transactions';
import { EraseMember } from '@gaemi/database/users/erase-member';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { EmailAvailability } from '../verification/email-availability.ts';

/** Erases accounts, whoever demands it. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly users: UserRepository,
    private readonly eraseMember: EraseMember,
    private readonly availability: EmailAvailability,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Erases a member and ends all sessions, with what `record` writes in the same transaction. Only a keyed hash of the address
   * remains, for 30 days. Returns the address, for the mail; null where there is no such member. Throws LAST_ADMIN.
   */
  async erase(
    userId: string,
    at: Date,
    record?: (member: Member, transaction: Transaction) => Promise<void>,
  ): Promise<string | null> {
    const email = await this.transactions.run(async (transaction) => {
      const member = await this.users.findById(userId, transaction);
      if (member === null) return null;
      if (member.isAdmin && (await this.users.countAdmins(at, transaction)) === 1) throw new AppError('LAST_ADMIN');
      await this.eraseMember.erase(member, transaction);
      await this.availability.hold(member.email, transaction);
      await this.sessions.endAllOf(userId, { transaction });
      await record?.(member, transaction);
      return member.email;
    });
    // The transaction could not see the session of a log-in that was under way.
    await this.sessions.endAllOf(userId);
    return email;
  }
}
