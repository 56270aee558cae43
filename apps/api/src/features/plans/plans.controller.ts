import { endpoints } from '@gaemi/contracts/endpoints';
import type { PlanApproval, PlanRejection, PlanRequestPost, PlanRequestsQuery } from '@gaemi/contracts/plans';
import type { Member } from '@gaemi/database/users/user.repository';
import type { Clock } from '@gaemi/runtime/clock';
import { Controller, Inject, Req } from '@nestjs/common';
import type { Request } from 'express';
import { CurrentMember } from '../../http/current-member.decorator.ts';
import { Endpoint } from '../../http/endpoint.decorator.ts';
import { SecurityTrail } from '../../http/security-trail.ts';
import { CLOCK } from '../../providers.ts';
import { PlanDecisionsService } from './plan-decisions.service.ts';
import { PlansService } from './plans.service.ts';

const idOf = (member: Member) => member._id.toHexString();

@Controller()
export class PlansController {
  constructor(
    private readonly plans: PlansService,
    private readonly decisions: PlanDecisionsService,
    private readonly trail: SecurityTrail,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  @Endpoint(endpoints.plans)
  list() {
    return this.plans.list();
  }

  @Endpoint(endpoints.postPlanRequest)
  submit(post: PlanRequestPost, @CurrentMember() member: Member) {
    return this.plans.submit(idOf(member), post);
  }

  @Endpoint(endpoints.myPlanRequest)
  latest(@CurrentMember() member: Member) {
    return this.plans.latest(idOf(member));
  }

  @Endpoint(endpoints.cancelPlanRequest)
  cancel({ id }: { id: string }, @CurrentMember() member: Member) {
    return this.plans.cancel(idOf(member), id);
  }

  @Endpoint(endpoints.listPlanRequests)
  listRequests(query: PlanRequestsQuery) {
    return this.decisions.list(query);
  }

  @Endpoint(endpoints.approvePlanRequest)
  async approve(
    { id }: { id: string },
    approval: PlanApproval,
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const asked = await this.decisions.find(id);
    const userId = asked.userId.toHexString();
    const change = { admin, userId, requestId: String(request.id), at: this.clock.now(), idempotencyKey };
    const changed = await this.decisions.approve(asked, change, approval);
    this.trail.record(request, 'admin-change', { account: userId, admin: idOf(admin), what: 'plan' });
    return changed;
  }

  @Endpoint(endpoints.rejectPlanRequest)
  async reject(
    { id }: { id: string },
    rejection: PlanRejection,
    { 'idempotency-key': idempotencyKey }: { 'idempotency-key'?: string | undefined },
    @CurrentMember() admin: Member,
    @Req() request: Request,
  ) {
    const asked = await this.decisions.find(id);
    const account = asked.userId.toHexString();
    const [requestId, at] = [String(request.id), this.clock.now()];
    const change = { admin, userId: account, requestId, at, idempotencyKey };
    await this.decisions.reject(asked, change, rejection);
    this.trail.record(request, 'admin-change', { account, admin: idOf(admin), what: 'plan-rejected' });
  }
}
