import type { ChangePasswordRequest } from '@gaemi/contracts/account';
import { Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { EmailProofs } from '../../email-proofs.ts';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { hashPassword } from '../../passwords.ts';

/**
 * Sets the password of somebody who proved to own the address, and ends all sessions of the member. Proof, password and
 * sessions change in one transaction.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly proofs: EmailProofs,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly trail: SecurityTrail,
  ) {}

  async execute({ user_email: email, new_password: password }: ChangePasswordRequest, request: Request): Promise<void> {
    refuseCommonPassword(password, 'new_password');
    const purpose = { email, type: 'password-change' } as const;
    await this.proofs.ensure(purpose, request);

    const hash = await hashPassword(password);
    const id = await this.transactions.run(async (transaction) => {
      await this.proofs.use(purpose, request, transaction);
      const member = await this.users.findByEmail(email, transaction);
      if (member === null) throw new AppError('MEMBER_NOT_FOUND');
      const memberId = member._id.toHexString();
      await this.users.setPassword(email, { hash }, transaction);
      await this.sessions.endAllOf(memberId, transaction);
      return memberId;
    });
    // The transaction could not see the session of a log-in that was under way.
    await this.sessions.endAllOf(id);
    // What strangers tried was another password; its owner need not wait for it, here or elsewhere.
    await this.throttle.forget('logInOfStrangers', email);
    this.trail.record(request, 'password-reset', { account: id });
  }
}
