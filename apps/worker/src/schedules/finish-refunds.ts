import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import type { RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import { alarms } from '@gaemi/runtime/alarms';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { CLOCK, LOGGER } from '../providers.ts';

const SWEEP_MS = 15_000;
const BATCH = 50;

/** Writes the refunds that could not be written when their analyses failed, again and again until each is. */
@Injectable()
export class FinishRefunds {
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
      const refunding = await running.listRefunding(BATCH);
      await Promise.all(refunding.map((analysisId) => this.finish(running, analysisId)));
    } catch (error) {
      this.logger.error({ err: error }, 'refunds to be written could not be looked up; tried again');
    }
  }

  /** One that cannot be written must not hold up the others. */
  private async finish(running: RunningAnalysis<AnalysisRecord>, analysisId: string): Promise<void> {
    try {
      if (await running.refund(analysisId, this.clock.now())) {
        this.logger.warn({ analysisId }, 'a refund that was late is written');
      }
    } catch (error) {
      this.logger.error(
        { alarm: alarms.refundPending, err: error, analysisId },
        'a refund could not be written; it is tried again',
      );
    }
  }
}
