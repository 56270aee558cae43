import type { Member } from '@gaemi/database/users/user.repository';
import { WITHDRAWN_EMAIL_DAYS } from '@gaemi/domain/members/limits';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { Sessions } from '../../http/session/sessions.ts';
import { CLOCK } from '../../providers.ts';
import { MemberNotices } from '../admin/member-notices.ts';
import { AccountErasure } from '../members/account-erasure.ts';

/** Whoever has a session for a moment must not end the account unseen. */
const notice = {
  subject: '탈퇴가 완료되었어요',
  lines: [
    '회원 탈퇴가 완료되어 회원님의 계정과 개인정보를 모두 지웠어요.',
    `같은 이메일로는 ${WITHDRAWN_EMAIL_DAYS}일 동안 다시 가입할 수 없어요.`,
    '직접 탈퇴하지 않으셨다면 바로 관리자에게 알려주세요.',
  ],
} as const;

/** Erases members who withdraw. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly accounts: AccountErasure,
    private readonly sessions: Sessions,
    private readonly notices: MemberNotices,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Erases a member and ends all its sessions; a mail tells it. A running analysis is erased too, so the worker finds nothing to go
   * on with and nobody to refund. Throws LAST_ADMIN.
   */
  async withdraw({ _id }: Member, request: Request): Promise<void> {
    const email = await this.accounts.erase(_id.toHexString(), this.clock.now());
    // Of two tabs at once the other one was faster.
    if (email !== null) this.notices.sendBeside(email, notice, request);
    await this.sessions.end(request);
  }
}
