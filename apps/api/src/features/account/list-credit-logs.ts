import type { CreditLogItem } from '@gaemi/contracts/account';
import { type Paged, type Paging, paged } from '@gaemi/contracts/paging';
import { Ledger } from '@gaemi/database/ledger/ledger';
import type { Member } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';

/** The member's credit log, newest first. */
@Injectable()
export class ListCreditLogs {
  constructor(private readonly ledger: Ledger) {}

  async execute({ _id }: Member, paging: Paging): Promise<Paged<CreditLogItem>> {
    const { items, total } = await this.ledger.list(_id, paging);
    const rows = items.map(({ creditAfter, change, createdAt, reason }) => ({
      credit_after: creditAfter,
      change,
      created_at: createdAt.toISOString(),
      reason,
    }));
    return paged(rows, total, paging);
  }
}
