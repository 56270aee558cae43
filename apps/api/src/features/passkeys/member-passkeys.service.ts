import type { RemovedPasskeys } from '@gaemi/contracts/passkeys';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { AuditedChange } from '../admin/audited-change.ts';
import { MemberNotices } from '../admin/member-notices.ts';

const notice = {
  subject: '패스키가 삭제되었어요',
  lines: [
    '관리자가 회원님의 패스키와 복구 코드를 모두 삭제했어요.',
    '이제 이메일과 비밀번호만으로 로그인할 수 있어요. 내 정보에서 패스키를 다시 등록해주세요.',
    '요청하지 않으셨다면 바로 비밀번호를 바꾸고 관리자에게 알려주세요.',
  ],
} as const;

/** Admins help members who have lost their passkeys and recovery codes. */
@Injectable()
export class MemberPasskeysService {
  constructor(
    private readonly passkeys: PasskeyRepository,
    private readonly auditedChange: AuditedChange,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Removes all passkeys and recovery codes of another member, with an audit row in the same transaction, and tells the
   * member by mail. Throws OWN_PASSKEYS, USER_NOT_FOUND, and PASSKEY_NOT_FOUND for a member without passkeys.
   */
  async removeAllOf(userId: string, admin: Member, request: Request): Promise<RemovedPasskeys> {
    const by = admin._id.toHexString();
    if (userId === by) throw new AppError('OWN_PASSKEYS');
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey: undefined };
    let removed = 0;
    const { user_email: email } = await this.auditedChange.run(change, {
      action: 'passkeys_removed',
      content: {},
      run: async ({ _id }, transaction) => {
        removed = await this.passkeys.removeAll(_id, transaction);
        if (removed === 0) throw new AppError('PASSKEY_NOT_FOUND');
      },
    });
    this.trail.record(request, 'admin-change', { account: userId, admin: by, what: 'passkeys' });
    return { removed, mailed: await this.notices.send(email, notice, request) };
  }
}
