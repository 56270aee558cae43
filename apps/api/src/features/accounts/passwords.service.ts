import type { ChangeOwnPasswordRequest, ChangePasswordRequest } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { Transactions } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { EmailProofs } from '../verification/email-proofs.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

/** Sets new passwords, which ends the member's sessions. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UserRepository,
    private readonly proofs: EmailProofs,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sets the password of somebody who proved to own the address, and ends all sessions of the member. Proof, password and
   * sessions change in one transaction. Throws EMAIL_NOT_VERIFIED or MEMBER_NOT_FOUND.
   */
  async resetPassword(form: ChangePasswordRequest, request: Request): Promise<void> {
    const { user_email: email, new_password: password } = form;
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
    // Strangers tried another password; the owner need not wait for their tries, here or elsewhere.
    await this.throttle.forget('logInOfStrangers', email);
    this.trail.record(request, 'password-reset', { account: id });
  }

  /** Changes the password of a member who knows the current one. All other sessions end; this one goes on under a new id. */
  async changePassword(member: Member, passwords: ChangeOwnPasswordRequest, request: Request): Promise<void> {
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
