import type { AdminUser, AdminUsersQuery } from '@gaemi/contracts/admin';
import { type Paged, paged } from '@gaemi/contracts/paging';
import { UserRepository } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { toAdminUser } from './to-admin-user.ts';

/** Members, newest first, found by a part of name or address. */
@Injectable()
export class ListUsers {
  constructor(
    private readonly users: UserRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute(query: AdminUsersQuery): Promise<Paged<AdminUser>> {
    const { items, total } = await this.users.search(query);
    const now = this.clock.now();
    const found = items.map((member) => toAdminUser(member, now));
    return paged(found, total, query);
  }
}
