import type { PlanList, PlanRequest, PlanRequestPost } from '@gaemi/contracts/plans';
import { PlanRequestRepository } from '@gaemi/database/plan-requests/plan-request.repository';
import type { PlanSettings } from '@gaemi/domain/members/plans';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '../../http/app-error.ts';
import { Throttle } from '../../http/throttle/throttle.ts';
import { CLOCK, PLAN_SETTINGS } from '../../providers.ts';
import { toPlanList, toPlanRequest } from './plans.mapper.ts';

/** The plans, and the members' requests for them. */
@Injectable()
export class PlansService {
  constructor(
    private readonly requests: PlanRequestRepository,
    private readonly throttle: Throttle,
    @Inject(PLAN_SETTINGS) private readonly settings: PlanSettings,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  list(): PlanList {
    return toPlanList(this.settings);
  }

  /** Throws PLAN_REQUEST_OPEN while the member has an open request, TOO_MANY_REQUESTS. */
  async submit(userId: string, post: PlanRequestPost): Promise<PlanRequest> {
    await this.throttle.count('requestPlan', userId);
    return toPlanRequest(await this.requests.insert(userId, { ...post, createdAt: this.clock.now() }));
  }

  /** The member's latest request; null for none. */
  async latest(userId: string): Promise<PlanRequest | null> {
    const request = await this.requests.findLatest(userId);
    return request && toPlanRequest(request);
  }

  /** Cancels an open request of the member. Throws PLAN_REQUEST_NOT_FOUND. */
  async cancel(userId: string, id: string): Promise<void> {
    if (!(await this.requests.cancel(userId, id, this.clock.now()))) throw new AppError('PLAN_REQUEST_NOT_FOUND');
  }
}
