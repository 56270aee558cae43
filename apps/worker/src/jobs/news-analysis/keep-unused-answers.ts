import type { NewsAnalysis } from '@gaemi/database/news-analysis/news-analysis.repository';
import { UnusedAnswerRepository } from '@gaemi/database/news-analysis/unused-answer.repository';
import type { Judge, JudgingRecord } from '@gaemi/providers/judge/judge';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, JUDGE, LOGGER } from '../../providers.ts';

/** Keeps what the judge of an analysis said in vain. No analysis fails for want of it. */
@Injectable()
export class KeepUnusedAnswers {
  constructor(
    private readonly answers: UnusedAnswerRepository,
    @Inject(JUDGE) private readonly judge: Judge,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** What to call with each such answer while `analysis` is worked on. */
  of({ _id, stockCode, tier }: NewsAnalysis): JudgingRecord['unused'] {
    const analysisId = _id.toHexString();
    const judgeVersion = this.judge.version(tier);
    return async (answer) => {
      try {
        await this.answers.insert({ ...answer, analysisId, stockCode, judgeVersion, at: this.clock.now() });
      } catch (err) {
        this.logger.warn({ err, analysisId }, 'an unused answer could not be kept');
      }
    };
  }
}
