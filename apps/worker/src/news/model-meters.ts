import { messages } from '@gaemi/contracts/messages';
import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import type { ModelMeter, TokensUsed } from '@gaemi/providers/judge/judge';
import type { Clock } from '@gaemi/runtime/clock';
import type { ModelBudget } from '@gaemi/runtime/environment-fields';
import type { Logger } from '@gaemi/runtime/logger';
import { budgetRefusals } from '@gaemi/runtime/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { createWriteBatcher } from '../analysis/write-batcher.ts';
import { CLOCK, LOGGER, MODEL_BUDGET } from '../providers.ts';

/** Stores the sums while the analysis goes on. */
export interface SettlingMeter extends ModelMeter {
  /** Resolves when the sums are stored. */
  settled(): Promise<void>;
}

/** Records what the model costs, and ends an analysis that exceeds its cap. */
@Injectable()
export class ModelMeters {
  constructor(
    private readonly usage: ModelUsageRepository,
    @Inject(MODEL_BUDGET) private readonly budget: ModelBudget,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Continues the count of the analysis, including other workers. `begin` of the meter throws AnalysisFailure at the cap. */
  async start({ _id, userId }: NewsAnalysis): Promise<SettlingMeter> {
    const analysisId = _id.toHexString();
    const before = await this.usage.findOfAnalysis(analysisId);
    let refused = false;
    let { calls } = before;
    let tokens = before.promptTokens + before.completionTokens;
    const asked = { analysisId, userId: userId.toHexString() };
    const writes = createWriteBatcher<TokensUsed>((used) => this.add(asked, used));
    const { MODEL_CALLS_PER_ANALYSIS: mostCalls, MODEL_TOKENS_PER_ANALYSIS: mostTokens } = this.budget;
    return {
      begin: () => {
        if (calls >= mostCalls || tokens >= mostTokens) {
          // Questions are put side by side: the first refusal ends the analysis, the others only follow.
          if (!refused) budgetRefusals.inc({ cap: 'analysis' });
          refused = true;
          throw new AnalysisFailure(messages.analysisTooCostly, {
            cause: new Error(`the model was asked ${calls} times for ${tokens} tokens`),
          });
        }
        calls += 1;
      },
      used: async (used) => {
        tokens += used.promptTokens + used.completionTokens;
        writes.add([used]);
      },
      settled: () => writes.settled(),
    };
  }

  private async add(asked: { analysisId: string; userId: string }, used: readonly TokensUsed[]): Promise<void> {
    const sums = {
      calls: used.length,
      promptTokens: sumOf(used, ({ promptTokens }) => promptTokens),
      completionTokens: sumOf(used, ({ completionTokens }) => completionTokens),
    };
    try {
      await this.usage.add({ ...asked, at: this.clock.now() }, sums);
    } catch (err) {
      // The answers are paid for and hold; only the sums are short of them.
      const { analysisId } = asked;
      this.logger.error({ err, analysisId, ...sums }, 'the use of the model could not be kept');
    }
  }
}

const sumOf = (used: readonly TokensUsed[], part: (tokens: TokensUsed) => number) =>
  used.reduce((sum, tokens) => sum + part(tokens), 0);
