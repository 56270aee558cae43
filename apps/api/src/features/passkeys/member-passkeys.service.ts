import type { RemovedPasskeys } from '@gaemi/contracts/passkeys';
import { PasskeyRepository } from '@gaemi/database/passkeys/passkey.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { type ChangedBy, MailedChange } from '../admin/mailed-change.ts';

export const passkeysNotice = {
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
    private readonly changes: MailedChange,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Removes all passkeys and recovery codes of another member, with an audit row in the same transaction, and tells the
   * member by mail. Throws OWN_PASSKEYS, USER_NOT_FOUND, and PASSKEY_NOT_FOUND for a member without passkeys.
   */
  async removeAllOf(userId: string, by: ChangedBy): Promise<RemovedPasskeys> {
    const admin = by.admin._id.toHexString();
    if (userId === admin) throw new AppError('OWN_PASSKEYS');
    const { counted, mailed } = await this.changes.run(userId, by, {
      action: 'passkeys_removed',
      notice: passkeysNotice,
      run: async ({ _id }, transaction) => {
        const removed = await this.passkeys.removeAll(_id, transaction);
        if (removed === 0) throw new AppError('PASSKEY_NOT_FOUND');
        return { removed };
      },
    });
    this.trail.record(by.request, 'admin-change', { account: userId, admin, what: 'passkeys' });
    return { removed: counted.removed ?? 0, mailed };
  }
}
