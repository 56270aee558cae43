import type { EndedApiKeys } from '@gaemi/contracts/api-keys';
import { ApiKeyRepository } from '@gaemi/database/api-keys/api-key.repository';
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
    private readonly auditedChange: AuditedChange,
    private readonly notices: MemberNotices,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /**
   * Ends all keys of a member, with an audit row in the same transaction, and tells the member by mail. Throws
   * USER_NOT_FOUND, and NO_API_KEYS for a member without keys.
   */
  async endAllOf(userId: string, admin: Member, request: Request): Promise<EndedApiKeys> {
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey: undefined };
    let ended = 0;
    const { user_email: email } = await this.auditedChange.run(change, {
      action: 'api_keys_ended',
      content: {},
      run: async ({ _id }, transaction) => {
        ended = await this.keys.revokeAll(_id, transaction);
        if (ended === 0) throw new AppError('NO_API_KEYS');
      },
    });
    this.trail.record(request, 'admin-change', { account: userId, admin: admin._id.toHexString(), what: 'api-keys' });
    return { ended, mailed: await this.notices.send(email, notice, request) };
  }
}
