import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { RefundPending } from '@gaemi/database/analysis/running-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';
import { SWEEP_MS, sweepAnalyses } from './sweep-analyses.ts';

/** Ends analyses that have run past their deadline, with the credits back. */
@Injectable()
export class OverdueSchedule {
  constructor(
    private readonly news: RunningNewsAnalysis,
    private readonly accumulations: RunningAccumulation,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  // guard: overdue-sweep
  @Interval(SWEEP_MS)
  endOverdue(): Promise<void> {
    return sweepAnalyses([this.news, this.accumulations], {
      list: (running, limit) => running.listOverdue(this.clock.now(), limit),
      settle: async (running, analysisId) => {
        if (await running.fail(analysisId, 'analysis-overdue', { at: this.clock.now(), overdue: true })) {
          this.logger.warn({ analysisId }, 'overdue analysis ended with a refund');
        }
      },
      onError: (error, analysisId) => {
        const [err, alarm] = [error, error instanceof RefundPending ? alarms.refundPending : undefined];
        if (analysisId !== undefined) {
          this.logger.error({ alarm, err, analysisId }, 'an overdue analysis could not be ended; tried again');
        } else this.logger.error({ err }, 'overdue analyses could not be looked up; tried again');
      },
    });
  }
}
