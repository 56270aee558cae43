import type { AdminUser, GradeChange } from '@gaemi/contracts/admin';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { type AdminChange, AuditedChange } from './audited-change.ts';

const DAY_IS_PAST = '만료일은 오늘부터 선택할 수 있습니다.';

/** Sets a member's grade until the end of a day in Seoul, and adds what was paid for it. */
@Injectable()
export class ChangeGrade {
  constructor(
    private readonly users: UserRepository,
    private readonly auditedChange: AuditedChange,
  ) {}

  execute(change: AdminChange, { grade, expired_at, subscription_paid = 0 }: GradeChange): Promise<AdminUser> {
    return this.auditedChange.run(change, {
      action: 'grade',
      content: { grade, expired_at, subscription_paid },
      run: async ({ _id }, transaction) => {
        // Days are written so that their order is that of their texts.
        if (expired_at < seoulDay(change.at))
          throw new AppError('VALIDATION_FAILED', { detail: DAY_IS_PAST, fields: { expired_at: DAY_IS_PAST } });
        const expiredAt = endOfSeoulDay(expired_at);
        await this.users.change(_id, { grade, expiredAt, paid: subscription_paid }, transaction);
      },
    });
  }
}
