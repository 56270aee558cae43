import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import type { AdminChange } from '../admin/audited-change.ts';
import { AccountErasure } from './account-erasure.ts';

export const erasureNotice = {
  subject: '회원 정보를 삭제했어요',
  lines: [
    '요청하신 대로 회원님의 계정과 개인정보를 모두 삭제했어요.',
    '같은 이메일로는 30일 동안 다시 가입할 수 없어요.',
    '요청하지 않으셨다면 바로 관리자에게 알려주세요.',
  ],
} as const;

/** Erases members who demand it of an admin. */
@Injectable()
export class MemberErasure {
  constructor(
    private readonly accounts: AccountErasure,
    private readonly audit: AuditRepository,
  ) {}

  /**
   * Erases a member as a withdrawal does, with an audit row that names nobody but by id, in one transaction. Returns the
   * address, for the mail. Throws USER_NOT_FOUND, LAST_ADMIN.
   */
  async erase({ admin, userId, requestId, at }: Omit<AdminChange, 'idempotencyKey'>): Promise<string> {
    const email = await this.accounts.erase(userId, at, async (member, transaction) => {
      const row = { adminId: admin._id, userId: member._id, action: 'deleted', requestId, createdAt: at } as const;
      await this.audit.insert({ ...row, before: null, after: null, objection: null }, transaction);
    });
    if (email === null) throw new AppError('USER_NOT_FOUND');
    return email;
  }
}
