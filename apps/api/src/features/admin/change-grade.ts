import { type AdminUser, GRADE_MONTHS_MAX, type GradeChange } from '@gaemi/contracts/admin';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { addMonths, endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';
import { type AdminChange, AuditedChange } from './audited-change.ts';

const DAY_IS_PAST = '만료일은 오늘부터 선택할 수 있습니다.';
const DAY_TOO_FAR = `만료일은 오늘부터 ${GRADE_MONTHS_MAX / 12}년 이내로 선택할 수 있습니다.`;

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
        const today = seoulDay(change.at);
        const tooLate = expired_at > addMonths(today, GRADE_MONTHS_MAX);
        if (expired_at < today || tooLate) {
          const detail = tooLate ? DAY_TOO_FAR : DAY_IS_PAST;
          throw new AppError('VALIDATION_FAILED', { detail, fields: { expired_at: detail } });
        }
        const expiredAt = endOfSeoulDay(expired_at);
        await this.users.change(_id, { grade, expiredAt, paid: subscription_paid }, transaction);
      },
    });
  }
}
