import { randomUUID } from 'node:crypto';
import type { AdminUser, CreditGrant } from '@gaemi/contracts/admin';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { creditReasons } from '@gaemi/domain/members/credits';
import { Injectable } from '@nestjs/common';
import { type AdminChange, AuditedChange } from './audited-change.ts';

/** Gives a member credits, through the ledger, and adds what was paid for them. */
@Injectable()
export class GrantCredit {
  constructor(
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly auditedChange: AuditedChange,
  ) {}

  execute(change: AdminChange, { paid, credit }: CreditGrant): Promise<AdminUser> {
    const reference = `grant:${randomUUID()}`;
    return this.auditedChange.run(change, {
      action: 'credit',
      content: { paid, credit },
      run: async ({ _id }, transaction) => {
        if (paid > 0) await this.users.change(_id, { paid }, transaction);
        if (credit === 0) return;
        const entry = { userId: _id, amount: credit, reason: creditReasons.adminGrant, reference, at: change.at };
        await this.ledger.give(entry, transaction);
      },
    });
  }
}
