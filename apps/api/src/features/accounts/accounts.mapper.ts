import type { CreditLogItem } from '@gaemi/contracts/account';
import type { UserInfo } from '@gaemi/contracts/users';
import type { CreditLogRecord } from '@gaemi/database/ledger/credit-log.schema';
import type { Member } from '@gaemi/database/users/user.repository';
import { effectiveGrade } from '@gaemi/domain/members/grades';

/** A member as `log-in` and `users/me` answer it, with the grade that counts now. */
export function toUserInfo(member: Member, { now, hasNewTerms }: { now: Date; hasNewTerms: boolean }): UserInfo {
  return {
    user_name: member.name,
    user_email: member.email,
    user_mobile: member.mobile,
    grade: effectiveGrade(member, now),
    expired_at: member.expiredAt?.toISOString() ?? null,
    credit: member.credit,
    is_admin: member.isAdmin,
    paid: member.paid,
    ...(member.mustChangePassword === true && { must_change_password: true }),
    ...(hasNewTerms && { has_new_terms: true }),
  };
}

export function toCreditLogItem({ creditAfter, change, createdAt, reason }: CreditLogRecord): CreditLogItem {
  return { credit_after: creditAfter, change, created_at: createdAt.toISOString(), reason };
}
