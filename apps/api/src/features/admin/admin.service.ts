import { randomUUID } from 'node:crypto';
import type { AdminUser, AuditEntry, AuditQuery, CreditGrant, GradeChange } from '@gaemi/contracts/admin';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { creditReasons } from '@gaemi/domain/members/credits';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { toAuditEntry } from './admin.mapper.ts';
import { type AdminChange, AuditedChange } from './audited-change.ts';

const DAY_IS_PAST = '만료일은 오늘부터 선택할 수 있습니다.';

/** Changes members on behalf of admins. */
@Injectable()
export class AdminService {
  constructor(
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly audit: AuditRepository,
    private readonly auditedChange: AuditedChange,
  ) {}

  /** Sets a member's grade until the end of a day in Seoul, and adds the amount paid for it. */
  changeGrade(change: AdminChange, { grade, expired_at, subscription_paid = 0 }: GradeChange): Promise<AdminUser> {
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

  /** Gives a member credits, through the ledger, and adds the amount paid for them. */
  grantCredit(change: AdminChange, { paid, credit }: CreditGrant): Promise<AdminUser> {
    const reference = `grant:${randomUUID()}`;
    return this.auditedChange.run(change, {
      action: 'credit',
      content: { paid, credit },
      run: async ({ _id }, transaction) => {
        if (paid > 0) await this.users.change(_id, { paid }, transaction);
        if (credit === 0) return;
        const entry = { userId: _id, amount: credit, reason: creditReasons.adminGrant, reference, at: change.at };
        await this.ledger.credit(entry, transaction);
      },
    });
  }

  /** Changes made by admins, newest first, with the addresses of those who are still members. */
  async listAudit(query: AuditQuery): Promise<Paged<AuditEntry>> {
    const { items, total } = await this.audit.list({ page: query.page, size: query.size, userId: query.user_id });
    const members = await this.users.findByIds(
      items.flatMap(({ adminId, userId }) => [adminId, ...(userId === null ? [] : [userId])]),
    );
    const emails = new Map(members.map(({ _id, email }) => [_id.toHexString(), email]));
    const rows = items.map((row) => toAuditEntry(row, emails));
    return paged(rows, total, query);
  }
}
