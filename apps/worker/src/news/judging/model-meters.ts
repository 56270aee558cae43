import { ModelUsageRepository } from '@gaemi/database/model-usage/model-usage.repository';
import type { ModelUsage } from '@gaemi/database/model-usage/model-usage.schema';
import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { mayMonitor } from '@gaemi/domain/alerts/monitoring-share';
import type { ModelMeter, TokensUsed } from '@gaemi/providers/judge/judge';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { budgetRefusals } from '@gaemi/runtime/metrics/metrics';
import type { ModelBudget } from '@gaemi/runtime/settings/environment-fields';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../../analysis/analysis-failure.ts';
import { BETWEEN_ANSWERS, createWriteBatcher } from '../../analysis/write-batcher.ts';
import { CLOCK, LOGGER, MODEL_BUDGET } from '../../providers.ts';

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
    const asked = { analysisId, userId: userId.toHexString() };
    const add = (sums: ModelUsage) => this.usage.add({ ...asked, at: this.clock.now() }, sums);
    return this.meter(before, { analysisId }, add);
  }

  /** Counts a look at a stock for all members; the caps of an analysis hold for it. */
  startMonitoring(stockCode: string): SettlingMeter {
    return this.meter(nothing, { monitored: stockCode }, (sums) => this.usage.addMonitoring(this.clock.now(), sums));
  }

  /** Returns whether monitoring may still use the model today. */
  async mayMonitor(): Promise<boolean> {
    const now = this.clock.now();
    const [monitoring, service] = await Promise.all([this.usage.findOfMonitoring(now), this.usage.findOfService(now)]);
    const { MODEL_CALLS_PER_DAY: calls, MODEL_TOKENS_PER_DAY: tokens } = this.budget;
    return (
      mayMonitor({ all: service.calls, monitoring: monitoring.calls }, calls) &&
      mayMonitor({ all: countTokens(service), monitoring: countTokens(monitoring) }, tokens)
    );
  }

  private meter(
    before: ModelUsage,
    about: Readonly<Record<string, string>>,
    add: (sums: ModelUsage) => Promise<void>,
  ): SettlingMeter {
    let refused = false;
    let { calls } = before;
    let tokens = countTokens(before);
    const writes = createWriteBatcher<TokensUsed>((used) => this.add(used, about, add), BETWEEN_ANSWERS);
    const { MODEL_CALLS_PER_ANALYSIS: mostCalls, MODEL_TOKENS_PER_ANALYSIS: mostTokens } = this.budget;
    return {
      begin: () => {
        if (calls >= mostCalls || tokens >= mostTokens) {
          // Questions are put side by side: the first refusal ends the analysis, the others only follow.
          if (!refused) budgetRefusals.inc({ cap: 'analysis' });
          refused = true;
          throw new AnalysisFailure('analysis-too-costly', {
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

  private async add(
    used: readonly TokensUsed[],
    about: Readonly<Record<string, string>>,
    store: (sums: ModelUsage) => Promise<void>,
  ): Promise<void> {
    const sums = {
      calls: used.length,
      promptTokens: addUp(used, ({ promptTokens }) => promptTokens),
      completionTokens: addUp(used, ({ completionTokens }) => completionTokens),
    };
    try {
      await store(sums);
    } catch (err) {
      // The answers are paid for and hold; only the sums are short of them.
      this.logger.error({ err, ...about, ...sums }, 'the use of the model could not be kept');
    }
  }
}

const countTokens = ({ promptTokens, completionTokens }: ModelUsage): number => promptTokens + completionTokens;

const nothing: ModelUsage = { calls: 0, promptTokens: 0, completionTokens: 0 };

const addUp = (used: readonly TokensUsed[], part: (tokens: TokensUsed) => number) =>
  used.reduce((sum, tokens) => sum + part(tokens), 0);
