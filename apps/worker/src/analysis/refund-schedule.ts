import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { reportPendingRefund } from './report-pending-refund.ts';
import { SWEEP_MS, sweepAnalyses } from './sweep-analyses.ts';

/** Writes the refunds that could not be written when their analyses failed, again and again until each is. */
@Injectable()
export class RefundSchedule {
  constructor(
    private readonly news: RunningNewsAnalysis,
    private readonly accumulations: RunningAccumulation,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  // guard: late-refunds-sweep
  @Interval(SWEEP_MS)
  finishRefunds(): Promise<void> {
    return sweepAnalyses([this.news, this.accumulations], {
      list: (running, limit) => running.listRefunding(limit),
      settle: async (running, analysisId) => {
        if (await running.refund(analysisId, this.clock.now())) {
          this.logger.warn({ analysisId }, 'a refund that was late is written');
        }
      },
      onError: (error, analysisId) => {
        if (analysisId !== undefined) reportPendingRefund(this.logger, analysisId, error);
        else this.logger.error({ err: error }, 'refunds to be written could not be looked up; tried again');
      },
    });
  }
}
