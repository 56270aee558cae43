import type { ChangeOwnPasswordRequest, ChangePasswordRequest, PasswordChanged } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Sessions } from '../../http/session/sessions.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { EmailProofs } from '../verification/email-proofs.ts';
import { AccountAccess } from './account-access.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

/** Sets new passwords, which ends the member's sessions and API keys. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UserRepository,
    private readonly proofs: EmailProofs,
    private readonly access: AccountAccess,
    private readonly sessions: Sessions,
    private readonly throttle: Throttle,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sets the password of somebody who proved to own the address, and ends all sessions and API keys of the member. Proof,
   * password, sessions and keys change in one transaction. Throws EMAIL_NOT_VERIFIED or MEMBER_NOT_FOUND.
   */
  async resetPassword(form: ChangePasswordRequest, request: Request): Promise<PasswordChanged> {
    const { user_email: email, new_password: password } = form;
    refuseCommonPassword(password, 'new_password');
    const purpose = { email, type: 'password-change' } as const;
    await this.proofs.ensure(purpose, request);

    const hash = await hashPassword(password);
    const { id, endedKeys } = await this.access.endWith(async (transaction) => {
      await this.proofs.use(purpose, request, transaction);
      const member = await this.users.findByEmail(email, transaction);
      if (member === null) throw new AppError('MEMBER_NOT_FOUND');
      await this.users.setPassword(email, { hash }, transaction);
      return member._id;
    }, request);
    // Strangers tried another password; the owner need not wait for their tries, here or elsewhere.
    await this.throttle.forget('logInOfStrangers', email);
    this.trail.record(request, 'password-reset', { account: id });
    return { ended_keys: endedKeys };
  }

  /**
   * Changes the password of a member who knows the current one. All API keys and all other sessions end; this session
   * goes on under a new id.
   */
  async changePassword(
    member: Member,
    passwords: ChangeOwnPasswordRequest,
    request: Request,
  ): Promise<PasswordChanged> {
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
    const { endedKeys } = await this.access.endWith(async (transaction) => {
      // Another change was faster: the current password is no longer the one compared.
      const set = await this.users.setPassword(email, { hash, instead: passwordHash }, transaction);
      if (!set) throw wrongPassword();
      return member._id;
    }, request);
    await this.sessions.begin(request, { id });
    this.trail.record(request, 'password-changed', { account: id });
    return { ended_keys: endedKeys };
  }
}

const wrongPassword = () => refusal('current_password', messages.passwordCurrentWrong);

function refusal(field: keyof ChangeOwnPasswordRequest, detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail, fields: { [field]: detail } });
}
