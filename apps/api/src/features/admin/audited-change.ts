import type { AuditAction } from '@gaemi/contracts/admin';
import { AuditRepository } from '@gaemi/database/audit/audit.repository';
import type { AuditedState } from '@gaemi/database/audit/audit.schema';
import { type Transaction, Transactions } from '@gaemi/database/transactions';
import { type Member, UserRepository } from '@gaemi/database/users/user.repository';
import { AppError } from '@gaemi/runtime/app-error';
import { Injectable } from '@nestjs/common';

/** Who changes whom, in which request and when. */
export interface AdminChange {
  admin: Member;
  userId: string;
  requestId: string;
  at: Date;
}

/**
 * Changes a member and writes the audit row in one transaction: neither is ever there without the other. Of two admins at
 * once the second begins anew on what the first left, so both changes count. Throws USER_NOT_FOUND.
 */
@Injectable()
export class AuditedChange {
  constructor(
    private readonly users: UserRepository,
    private readonly audit: AuditRepository,
    private readonly transactions: Transactions,
  ) {}

  /** Answers the member as it stands after `work`. */
  run(
    { admin, userId, requestId, at }: AdminChange,
    action: AuditAction,
    work: (member: Member, transaction: Transaction) => Promise<void>,
  ): Promise<Member> {
    return this.transactions.run(async (transaction) => {
      const before = await this.users.findById(userId, transaction);
      if (before === null) throw new AppError('USER_NOT_FOUND');
      await work(before, transaction);
      const after = await this.users.findById(userId, transaction);
      if (after === null) throw new AppError('USER_NOT_FOUND');
      const row = {
        adminId: admin._id,
        userId: before._id,
        action,
        before: stateOf(before),
        after: stateOf(after),
        requestId,
        createdAt: at,
      };
      await this.audit.insert(row, transaction);
      return after;
    });
  }
}

const stateOf = ({ grade, expiredAt, credit, paid }: Member): AuditedState => ({ grade, expiredAt, credit, paid });
