import type { ChangeOwnPasswordRequest } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { Transactions } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { refuseCommonPassword } from '../../common-passwords.ts';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { hashPassword, passwordMatches } from '../../passwords.ts';

/** Changes the password of a member who knows the current one. All other sessions end; this one goes on under a new id. */
@Injectable()
export class ChangeOwnPassword {
  constructor(
    private readonly users: UserRepository,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly trail: SecurityTrail,
  ) {}

  async execute(member: Member, passwords: ChangeOwnPasswordRequest, request: Request): Promise<void> {
    const { email, passwordHash } = member;
    const id = member._id.toHexString();
    refuseCommonPassword(passwords.new_password, 'new_password');
    await this.throttle.count('currentPassword', email);
    if (!(await passwordMatches(passwords.current_password, passwordHash))) {
      this.trail.record(request, 'password-wrong', { account: id });
      throw wrongPassword();
    }
    await this.throttle.forget('currentPassword', email);
    if (passwords.new_password === passwords.current_password)
      throw refusal('new_password', messages.passwordUnchanged);

    const hash = await hashPassword(passwords.new_password);
    await this.transactions.run(async (transaction) => {
      // Another change was faster: the current password is no longer the one compared.
      const set = await this.users.setPassword(email, { hash, instead: passwordHash }, transaction);
      if (!set) throw wrongPassword();
      await this.sessions.endAllOf(id, transaction);
    });
    // The transaction could not see the session of a log-in that was under way.
    await this.sessions.endAllOf(id);
    await this.sessions.begin(request, { id });
    this.trail.record(request, 'password-changed', { account: id });
  }
}

const wrongPassword = () => refusal('current_password', messages.passwordCurrentWrong);

function refusal(field: keyof ChangeOwnPasswordRequest, detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail, fields: { [field]: detail } });
}
