import type { AdminUser } from '@gaemi/contracts/admin';
import { type Paged, paged } from '@gaemi/contracts/paging';
import type { AdminPlanRequest, PlanApproval, PlanRejection, PlanRequestsQuery } from '@gaemi/contracts/plans';
import { Ledger } from '@gaemi/database/ledger/ledger';
import { type PlanRequest, PlanRequestRepository } from '@gaemi/database/plan-requests/plan-request.repository';
import { UserRepository } from '@gaemi/database/users/user.repository';
import { creditReasons } from '@gaemi/domain/members/credits';
import { endOfSeoulDay, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { CLOCK } from '../../providers.ts';
import { type AdminChange, AuditedChange } from '../admin/audited-change.ts';
import { toAdminPlanRequest } from './plans.mapper.ts';

const DAY_IS_PAST = '만료일은 오늘부터 선택할 수 있습니다.';

/** Decisions of admins on requests for plans. */
@Injectable()
export class PlanDecisionsService {
  constructor(
    private readonly requests: PlanRequestRepository,
    private readonly users: UserRepository,
    private readonly ledger: Ledger,
    private readonly auditedChange: AuditedChange,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async list(query: PlanRequestsQuery): Promise<Paged<AdminPlanRequest>> {
    const { user_id: userId, ...choice } = query;
    const { items, total } = await this.requests.list({ ...choice, userId });
    const members = await this.users.findByIds(items.map(({ userId }) => userId));
    const memberOf = new Map(members.map((member) => [member._id.toHexString(), member]));
    const now = this.clock.now();
    const rows = items.flatMap((request) => {
      const member = memberOf.get(request.userId.toHexString());
      // Erased between the two reads.
      return member === undefined ? [] : [toAdminPlanRequest(request, member, now)];
    });
    return paged(rows, total, query);
  }

  /** The request that a change is about. Throws PLAN_REQUEST_NOT_FOUND. */
  async find(id: string): Promise<PlanRequest> {
    const request = await this.requests.findById(id);
    if (request === null) throw new AppError('PLAN_REQUEST_NOT_FOUND');
    return request;
  }

  /**
   * Grants what was asked for, or another grade, in one step: grade and last day, credits, amount received. Throws
   * PLAN_REQUEST_DECIDED for a request that is not open any more.
   */
  approve(request: PlanRequest, change: AdminChange, approval: PlanApproval): Promise<AdminUser> {
    const { expired_at: lastDay, credit, paid } = approval;
    const grade = approval.grade ?? request.grade;
    const id = request._id.toHexString();
    return this.auditedChange.run(change, {
      action: 'plan',
      content: { id, grade, lastDay, credit, paid },
      run: async ({ _id: userId }, session) => {
        // Days are written so that their order is that of their texts.
        if (lastDay < seoulDay(change.at))
          throw new AppError('VALIDATION_FAILED', { detail: DAY_IS_PAST, fields: { expired_at: DAY_IS_PAST } });
        const granted = { grade, lastDay, credit, paid };
        const decision = { state: 'approved', granted } as const;
        const decided = await this.requests.decide(request._id, decision, { at: change.at, session });
        if (!decided) throw new AppError('PLAN_REQUEST_DECIDED');
        await this.users.change(userId, { grade, expiredAt: endOfSeoulDay(lastDay), paid }, session);
        if (credit === 0) return;
        const entry = { userId, amount: credit, reason: creditReasons.plan, reference: `plan:${id}`, at: change.at };
        await this.ledger.credit(entry, session);
      },
    });
  }

  /** Throws PLAN_REQUEST_DECIDED for a request that is not open any more. */
  async reject(request: PlanRequest, change: AdminChange, { reason }: PlanRejection): Promise<void> {
    await this.auditedChange.run(change, {
      action: 'plan_rejected',
      content: { id: request._id.toHexString(), reason },
      run: async (_member, session) => {
        const decision = { state: 'rejected', reason } as const;
        const decided = await this.requests.decide(request._id, decision, { at: change.at, session });
        if (!decided) throw new AppError('PLAN_REQUEST_DECIDED');
      },
    });
  }
}
