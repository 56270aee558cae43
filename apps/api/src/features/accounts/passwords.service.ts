import type { ChangeOwnPasswordRequest, ChangePasswordRequest, PasswordChanged } from '@gaemi/contracts/account';
import { messages } from '@gaemi/contracts/messages';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { MemberNotices } from '../admin/member-notices.ts';
import { EmailProofs } from '../verification/email-proofs.ts';
import { AccountAccess, type EndedWithPassword } from './account-access.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './password-hash.ts';

const subject = '비밀번호가 바뀌었어요';
const happened = '회원님의 비밀번호가 바뀌었어요.';
const advice = '직접 바꾸지 않으셨다면 로그인 화면의 비밀번호 찾기로 바로 다시 바꾸고 관리자에게 알려주세요.';
/** Mails about the member's own changes: whoever has a session or the mailbox for a moment must not make them unseen. */
const notices = {
  changed: {
    subject,
    lines: [happened, '다른 기기에서 로그아웃되고 푸시 알림이 끊겼어요. API 키는 모두 폐기됐어요.', advice],
  },
  reset: {
    subject,
    lines: [happened, '모든 기기에서 로그아웃되고 푸시 알림이 끊겼어요. API 키는 모두 폐기됐어요.', advice],
  },
} as const;

/** Sets new passwords, which ends all that was begun under the former one. */
@Injectable()
export class PasswordsService {
  constructor(
    private readonly users: UserRepository,
    private readonly proofs: EmailProofs,
    private readonly access: AccountAccess,
    private readonly throttle: Throttle,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Sets the password of somebody who proved to own the address, and ends all sessions, API keys and push subscriptions of
   * the member in the same transaction. Throws EMAIL_NOT_VERIFIED or MEMBER_NOT_FOUND.
   */
  async resetPassword(form: ChangePasswordRequest, request: Request): Promise<PasswordChanged> {
    const { user_email: email, new_password: password } = form;
    refuseCommonPassword(password, 'new_password');
    const purpose = { email, type: 'password-change' } as const;
    await this.proofs.ensure(purpose, request);

    const passwordHash = await hashPassword(password);
    const ended = await this.access.endWith(
      async (transaction) => {
        await this.proofs.use(purpose, request, transaction);
        const member = await this.users.findByEmail(email, transaction);
        if (member === null) throw new AppError('MEMBER_NOT_FOUND');
        await this.users.setPassword(email, { hash: passwordHash }, transaction);
        return { ...member, passwordHash };
      },
      { request, keepsPush: false },
    );
    // Others tried another password; the owner need not wait for their tries, here or elsewhere.
    await this.throttle.forget('logInOfStrangers', email);
    await this.throttle.forget('logInOnKnownDevice', ended.device, email);
    await this.throttle.forget('logInOnKnownDeviceADay', ended.device, email);
    await this.throttle.forget('logInOnKnownDevices', email);
    await this.throttle.forget('rightLogIn', email);
    this.notices.sendBeside(email, notices.reset, request);
    this.trail.record(request, 'password-reset', { account: ended.account });
    return toPasswordChanged(ended);
  }

  /**
   * Changes the password of a member who knows the current one. All API keys and all other sessions and push subscriptions
   * end; this session goes on under a new id, with the push subscription of its browser.
   */
  async changePassword(
    member: Member,
    passwords: ChangeOwnPasswordRequest,
    request: Request,
  ): Promise<PasswordChanged> {
    const { email, passwordHash } = member;
    const id = member._id.toHexString();
    refuseCommonPassword(passwords.new_password, 'new_password');
    // By session: whoever has another one cannot keep the owner from changing the password.
    await this.throttle.count('currentPassword', request.sessionID);
    if (!(await passwordMatches(passwords.current_password, passwordHash))) {
      this.trail.record(request, 'password-wrong', { account: id });
      throw wrongPassword();
    }
    await this.throttle.forget('currentPassword', request.sessionID);
    if (passwords.new_password === passwords.current_password)
      throw refusal('new_password', messages.passwordUnchanged);
    await this.throttle.count('changeAccess', id);

    const changed = { ...member, passwordHash: await hashPassword(passwords.new_password) };
    const ended = await this.access.endWith(
      async (transaction) => {
        // Another change was faster: the current password is no longer the one compared.
        const password = { hash: changed.passwordHash, instead: passwordHash };
        const set = await this.users.setPassword(email, password, transaction);
        if (!set) throw wrongPassword();
        return changed;
      },
      { request, keepsPush: true },
    );
    this.notices.sendBeside(email, notices.changed, request);
    const isStillSet = async () => (await this.users.findById(id))?.passwordHash === changed.passwordHash;
    await this.access.goOn(request, id, isStillSet);
    this.trail.record(request, 'password-changed', { account: id });
    return toPasswordChanged(ended);
  }
}

const toPasswordChanged = ({ apiKeys, pushDevices }: EndedWithPassword): PasswordChanged => ({
  ended_keys: apiKeys,
  ended_push_devices: pushDevices,
});

const wrongPassword = () => refusal('current_password', messages.passwordCurrentWrong);

function refusal(field: keyof ChangeOwnPasswordRequest, detail: string): AppError {
  return new AppError('VALIDATION_FAILED', { detail, fields: { [field]: detail } });
}
