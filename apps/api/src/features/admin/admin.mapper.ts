import type { AdminUser, AuditEntry } from '@gaemi/contracts/admin';
import type { AuditedState, AuditRecord } from '@gaemi/database/audit/audit.schema';
import type { Member } from '@gaemi/database/users/user.repository';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import type { Types } from 'mongoose';

/** A member as the admin screen shows it, with the grade that counts at the time. */
export const toAdminUser = (member: Member, at: Date): AdminUser => ({
  _id: member._id.toHexString(),
  user_name: member.name,
  user_email: member.email,
  user_mobile: member.mobile,
  grade: effectiveGrade(member, at),
  expired_at: member.expiredAt?.toISOString() ?? null,
  credit: member.credit,
  paid: member.paid,
  is_admin: member.isAdmin,
  ...(member.suspension != null && {
    is_suspended: true,
    suspension: { reason: member.suspension.reason, at: member.suspension.at.toISOString() },
  }),
});

/** An audit row. `emails` by hex id of those who are still members. */
export function toAuditEntry(row: AuditRecord, emails: ReadonlyMap<string, string>): AuditEntry {
  const person = (id: Types.ObjectId) => ({ _id: id.toHexString(), user_email: emails.get(id.toHexString()) ?? null });
  return {
    _id: row._id.toHexString(),
    action: row.action,
    admin: person(row.adminId),
    user: row.userId && person(row.userId),
    before: row.before && toState(row.before),
    after: row.after && toState(row.after),
    objection: toAuditedObjection(row),
    created_at: row.createdAt.toISOString(),
    request_id: row.requestId,
  };
}

function toAuditedObjection({ objection }: AuditRecord): AuditEntry['objection'] {
  if (!objection) return null;
  const { id, kind, stockCode, stockName } = objection;
  return { _id: id.toHexString(), kind, stock_code: stockCode, stock_name: stockName };
}

const toState = ({ grade, expiredAt, credit, paid }: AuditedState) => ({
  grade,
  expired_at: expiredAt?.toISOString() ?? null,
  credit,
  paid,
});
