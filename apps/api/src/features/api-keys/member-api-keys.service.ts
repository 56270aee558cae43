import type { EndedApiKeys } from '@gaemi/contracts/api-keys';
import { ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { type ChangedBy, MailedChange } from '../admin/mailed-change.ts';

const notice = {
  subject: 'API 키가 폐기되었어요',
  lines: [
    '관리자가 회원님의 API 키를 모두 폐기했어요.',
    '키를 쓰던 프로그램은 더 이상 분석을 읽거나 시작할 수 없어요. 필요하면 내 정보에서 새 키를 만들어주세요.',
    '키가 다른 사람에게 알려졌을 수 있다면 비밀번호도 바꿔주세요.',
  ],
} as const;

/** Admins end the keys of a member whose account may be in wrong hands. */
@Injectable()
export class MemberApiKeysService {
  constructor(
    private readonly keys: ApiKeyRepository,
    private readonly changes: MailedChange,
    private readonly trail: SecurityTrail,
  ) {}

  /**
   * Ends all keys of a member, with an audit row in the same transaction, and tells the member by mail. Throws
   * USER_NOT_FOUND, and NO_API_KEYS for a member without keys.
   */
  async endAllOf(userId: string, by: ChangedBy): Promise<EndedApiKeys> {
    const { counted, mailed } = await this.changes.run(userId, by, {
      action: 'api_keys_ended',
      notice,
      run: async ({ _id }, transaction) => {
        const ended = await this.keys.revokeAll(_id, transaction);
        if (ended === 0) throw new AppError('NO_API_KEYS');
        return { ended };
      },
    });
    const admin = by.admin._id.toHexString();
    this.trail.record(by.request, 'admin-change', { account: userId, admin, what: 'api-keys' });
    return { ended: counted.ended ?? 0, mailed };
  }
}
