import type { AuditEntry, AuditQuery } from '@gaemi/contracts/admin';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import type { AuditedState, AuditRecord } from '@gaemi/database/audit/audit.schema';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';

/** What admins changed, newest first, with the addresses of those who are still members. */
@Injectable()
export class ListAudit {
  constructor(
    private readonly audit: AuditRepository,
    private readonly users: UserRepository,
  ) {}

  async execute(query: AuditQuery): Promise<Paged<AuditEntry>> {
    const { items, total } = await this.audit.list({ page: query.page, size: query.size, userId: query.user_id });
    const members = await this.users.findByIds(items.flatMap(({ adminId, userId }) => [adminId, userId]));
    const emails = new Map(members.map(({ _id, email }) => [_id.toHexString(), email]));
    const rows = items.map((row) => toAuditEntry(row, emails));
    return paged(rows, total, query);
  }
}

function toAuditEntry(row: AuditRecord, emails: ReadonlyMap<string, string>): AuditEntry {
  const person = (id: Types.ObjectId) => ({ _id: id.toHexString(), user_email: emails.get(id.toHexString()) ?? null });
  return {
    _id: row._id.toHexString(),
    action: row.action,
    admin: person(row.adminId),
    user: person(row.userId),
    before: toState(row.before),
    after: toState(row.after),
    created_at: row.createdAt.toISOString(),
    request_id: row.requestId,
  };
}

const toState = ({ grade, expiredAt, credit, paid }: AuditedState) => ({
  grade,
  expired_at: expiredAt?.toISOString() ?? null,
  credit,
  paid,
});
