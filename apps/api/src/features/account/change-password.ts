import type { ChangePasswordRequest } from '@gaemi/contracts/account';
import { Transactions } from '@gaemi/database/transactions';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { VerificationRepository } from '@gaemi/database/verification/verification.repository';
import { AppError } from '@gaemi/runtime/app-error';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { hashPassword } from '../../passwords.ts';
import { CLOCK } from '../../providers.ts';

/**
 * Sets the password of somebody who proved to own the address, and ends all sessions of the member. Proof, password and
 * sessions change in one transaction.
 */
@Injectable()
export class ChangePassword {
  constructor(
    private readonly users: UserRepository,
    private readonly verifications: VerificationRepository,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ user_email: email, new_password: password }: ChangePasswordRequest): Promise<void> {
    refuseCommonPassword(password, 'new_password');
    const now = this.clock.now();
    const key = { email, type: 'password-change' } as const;
    // Looked up before the costly hash; used up below.
    const proof = await this.verifications.find(key);
    if (proof?.provenUntil == null || proof.provenUntil <= now) throw new AppError('EMAIL_NOT_VERIFIED');

    const hash = await hashPassword(password);
    const id = await this.transactions.run(async (transaction) => {
      const proven = await this.verifications.consumeProof(key, now, transaction);
      if (!proven) throw new AppError('EMAIL_NOT_VERIFIED');
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
