import type { ChangePasswordRequest } from '@gaemi/contracts/account';
import { Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { EmailProofs } from '../../email-proofs.ts';
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
  ) {}

  /** `address`: where the request comes from. */
  async execute({ user_email: email, new_password: password }: ChangePasswordRequest, address: string): Promise<void> {
    refuseCommonPassword(password, 'new_password');
    const key = { email, type: 'password-change' } as const;
    await this.proofs.ensure(key, address);

    const hash = await hashPassword(password);
    const id = await this.transactions.run(async (transaction) => {
      await this.proofs.use(key, address, transaction);
      const member = await this.users.findByEmail(email, transaction);
      if (member === null) throw new AppError('MEMBER_NOT_FOUND');
      const memberId = member._id.toHexString();
      await this.users.setPassword(email, { hash }, transaction);
      await this.sessions.endAllOf(memberId, transaction);
      return memberId;
    });
    // The transaction could not see the session of a log-in that was under way.
    await this.sessions.endAllOf(id);
    // Whoever owns the address need not wait for what others tried.
    await this.throttle.forget('logInByAddress', email);
  }
}
