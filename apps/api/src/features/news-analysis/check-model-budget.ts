import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import type { ModelUsage } from '@gaemi/database/model-usage/model-usage.schema';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { AppError } from '@gaemi/runtime/app-error';
import type { DataSources } from '@gaemi/runtime/data-sources';
import { budgetRefusals } from '@gaemi/runtime/metrics';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { DATA_SOURCES, ENVIRONMENT } from '../../providers.ts';

/** Whether a new analysis may still ask the model today. */
@Injectable()
export class CheckModelBudget {
  constructor(
    private readonly usage: ModelUsageRepository,
    @Inject(ENVIRONMENT) private readonly budget: Environment,
    @Inject(DATA_SOURCES) private readonly sources: DataSources,
  ) {}

  /**
   * Throws MEMBER_BUDGET_SPENT or SERVICE_BUDGET_SPENT until the day in Seoul is over. What runs already goes on, so a day
   * may cost more by what its last analyses cost.
   */
  async execute(userId: string, now: Date): Promise<void> {
    // The lexicon costs nothing.
    if (this.sources.judge.name !== 'openai') return;
    const { budget } = this;
    const [member, service] = await Promise.all([this.usage.findOfMember(userId, now), this.usage.findOfService(now)]);
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
