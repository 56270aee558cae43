import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { RejectedAnswerRepository } from '@gaemi/database/news-analysis/rejected-answer.repository';
import type { NewsTier } from '@gaemi/domain/members/grades';
import type { Judge, RejectedAnswer } from '@gaemi/providers/judge/judge';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, JUDGE, LOGGER } from '../../providers.ts';
import { ModelMeters, type SettlingMeter } from './model-meters.ts';

/** Where the judge's rejected answers and its usage go. */
export interface JudgeRecord {
  /** Stores a rejected answer until the rights in the texts that the model had read end; null for no end. */
  unused(answer: RejectedAnswer, expiresAt: Date | null): Promise<void>;
  meter: SettlingMeter;
  /** Set where the offline judge stands in for one that fails: told why it does. */
  standsIn?: (err: unknown) => void;
}

/** Records what the judge does during an analysis: stores its rejected answers and counts its requests. */
@Injectable()
export class JudgeRecorder {
  constructor(
    private readonly answers: RejectedAnswerRepository,
    private readonly meters: ModelMeters,
    @Inject(JUDGE) private readonly judge: Judge,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async start(analysis: NewsAnalysis): Promise<JudgeRecord> {
    const { _id, stockCode, tier } = analysis;
    const about = { analysisId: _id.toHexString(), stockCode, tier };
    return { unused: this.recordRejected(about), meter: await this.meters.start(analysis) };
  }

  /** Records for a round of monitoring, which is nobody's analysis: those who subscribe hear of what happens also without a model. */
  startMonitoring(stockCode: string, tier: NewsTier): JudgeRecord {
    const about = { analysisId: `monitoring:${stockCode}`, stockCode, tier };
    return {
      unused: this.recordRejected(about),
      meter: this.meters.startMonitoring(stockCode),
      standsIn: (err) =>
        this.logger.warn({ err, stock: stockCode }, 'a monitored stock is judged offline: no model did'),
    };
  }

  /** A rejected answer that cannot be stored does not fail the analysis. */
  private recordRejected({
    analysisId,
    stockCode,
    tier,
  }: {
    analysisId: string;
    stockCode: string;
    tier: NewsTier;
  }): JudgeRecord['unused'] {
    const judgeVersion = this.judge.version(tier);
    return async (answer, expiresAt) => {
      try {
        await this.answers.insert({ ...answer, analysisId, stockCode, judgeVersion, at: this.clock.now(), expiresAt });
      } catch (err) {
        this.logger.warn({ err, analysisId }, 'an unused answer could not be kept');
      }
    };
  }
}
