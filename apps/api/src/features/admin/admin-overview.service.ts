import type { AdminSummary, AdminUserList, AdminUsersQuery } from '@gaemi/contracts/admin';
import { paged } from '@gaemi/contracts/paging';
import { ObjectionRepository } from '@gaemi/database/objections/objection.repository';
import { ServiceFiguresRepository } from '@gaemi/database/overview/service-figures.repository';
import { MemberListRepository } from '@gaemi/database/users/member-list.repository';
import { EXPIRING_DAYS } from '@gaemi/domain/members/member-list';
import { addMonths, firstOfMonth, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { toAdminUser } from './admin.mapper.ts';

const WEEK_MS = 7 * 86_400_000;

/** What the admin screen shows before anything is changed: the members and the figures of the service. */
@Injectable()
export class AdminOverviewService {
  constructor(
    private readonly members: MemberListRepository,
    private readonly figures: ServiceFiguresRepository,
    private readonly objections: ObjectionRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Members found by a part of name or address, with the sums over all of them. */
  async listUsers(query: AdminUsersQuery): Promise<AdminUserList> {
    const now = this.clock.now();
    const { items, totals } = await this.members.list({ ...query, now });
    const found = items.map((member) => toAdminUser(member, now));
    return { ...paged(found, totals.members, query), totals };
  }

  async summary(): Promise<AdminSummary> {
    const now = this.clock.now();
    const first = firstOfMonth(seoulDay(now));
    const thisMonth = startOfSeoulDay(first);
    const nextMonth = startOfSeoulDay(addMonths(first, 1));
    const lastMonth = startOfSeoulDay(addMonths(first, -1));
    const [requests, byGrade, members, paid, paidBefore, analyses, objections] = await Promise.all([
      this.figures.openRequests(),
      this.members.countExpiring(now),
      this.members.count(new Date(now.getTime() - WEEK_MS)),
      this.figures.paidWithin({ from: thisMonth, before: nextMonth }),
      this.figures.paidWithin({ from: lastMonth, before: thisMonth }),
      this.figures.analysesSince(startOfSeoulDay(seoulDay(now))),
      this.objections.countOpen(),
    ]);
    return {
      plan_requests: { open: requests.open, oldest_at: requests.oldest?.toISOString() ?? null },
      expiring: {
        within_days: EXPIRING_DAYS,
        total: byGrade.reduce((sum, { count }) => sum + count, 0),
        by_grade: byGrade,
      },
      members: { total: members.members, joined_this_week: members.joined },
      paid: { this_month: paid.won, payments: paid.payments, last_month: paidBefore.won },
      analyses_today: { accepted: analyses.accepted, failed: analyses.failed },
      objections: { open: objections },
    };
  }
}
