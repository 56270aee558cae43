import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import type { ModelUsage } from '@gaemi/database/model-usage/model-usage.schema';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { isMetered } from '@gaemi/domain/sources';
import { budgetRefusals } from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { AppError } from '../../http/app-error.ts';
import { ENVIRONMENT } from '../../providers.ts';

/** Caps of what a model may cost in a day. */
@Injectable()
export class ModelBudget {
  constructor(
    private readonly usage: ModelUsageRepository,
    private readonly workers: WorkerSourcesRepository,
    @Inject(ENVIRONMENT) private readonly budget: Environment,
  ) {}

  /**
   * Throws MEMBER_BUDGET_SPENT or SERVICE_BUDGET_SPENT until the day in Seoul is over. What runs already goes on, so a day
   * may cost more by what its last analyses cost.
   */
  async ensureLeft(userId: string, now: Date): Promise<void> {
    const { budget } = this;
    const [judges, member, service] = await Promise.all([
      this.workers.listJudges(now),
      this.usage.findOfMember(userId, now),
      this.usage.findOfService(now),
    ]);
    // The offline judge costs nothing, whatever a model has cost earlier in the day.
    if (judges.length > 0 && !judges.some(isMetered)) return;
    const serviceCaps = { calls: budget.MODEL_CALLS_PER_DAY, tokens: budget.MODEL_TOKENS_PER_DAY };
    if (isSpent(service, serviceCaps)) throw refusal('SERVICE_BUDGET_SPENT', now);
    const memberCaps = { calls: budget.MODEL_CALLS_PER_MEMBER_DAY, tokens: budget.MODEL_TOKENS_PER_MEMBER_DAY };
    if (isSpent(member, memberCaps)) throw refusal('MEMBER_BUDGET_SPENT', now);
  }
}

const isSpent = (used: ModelUsage, caps: { calls: number; tokens: number }): boolean =>
  used.calls >= caps.calls || used.promptTokens + used.completionTokens >= caps.tokens;

function refusal(code: 'MEMBER_BUDGET_SPENT' | 'SERVICE_BUDGET_SPENT', now: Date): AppError {
  budgetRefusals.inc({ cap: code === 'MEMBER_BUDGET_SPENT' ? 'member-day' : 'service-day' });
  const tomorrow = startOfSeoulDay(addDays(seoulDay(now), 1));
  return new AppError(code, { retryAfterSeconds: Math.ceil((tomorrow.getTime() - now.getTime()) / 1_000) });
}
