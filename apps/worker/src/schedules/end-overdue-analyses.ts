import { messages } from '@gaemi/contracts/messages';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import { RefundPending, type RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { alarms } from '@gaemi/runtime/alarms';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';

const SWEEP_MS = 15_000;
const BATCH = 50;

/** Ends analyses that have run past their deadline, with the credits back. */
@Injectable()
export class EndOverdueAnalyses {
  constructor(
    private readonly news: RunningNewsAnalysis,
    private readonly accumulations: RunningAccumulation,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  @Interval(SWEEP_MS)
  async execute(): Promise<void> {
    await Promise.all([this.sweep(this.news), this.sweep(this.accumulations)]);
  }

  private async sweep(running: RunningAnalysis<AnalysisRecord>): Promise<void> {
    try {
      const overdue = await running.listOverdue(this.clock.now(), BATCH);
      await Promise.all(overdue.map((analysisId) => this.end(running, analysisId)));
    } catch (error) {
      this.logger.error({ err: error }, 'overdue analyses could not be looked up; tried again');
    }
  }

  /** One that cannot be ended must not hold up the others. */
  private async end(running: RunningAnalysis<AnalysisRecord>, analysisId: string): Promise<void> {
    try {
      if (await running.fail(analysisId, messages.analysisOverdue, { at: this.clock.now() })) {
        this.logger.warn({ analysisId }, 'overdue analysis ended with a refund');
      }
    } catch (error) {
      const alarm = error instanceof RefundPending ? alarms.refundPending : undefined;
      this.logger.error({ alarm, err: error, analysisId }, 'an overdue analysis could not be ended; tried again');
    }
  }
}
