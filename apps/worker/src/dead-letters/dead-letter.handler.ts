import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import type { AnalysisRecord } from '@gaemi/database/analysis/analysis.schema';
import { RefundPending, type RunningAnalysis } from '@gaemi/database/analysis/running-analysis';
import { DeadLetterRepository } from '@gaemi/database/dead-letters/dead-letter.repository';
import type { DeadLetterOutcome } from '@gaemi/database/dead-letters/dead-letter.schema';
import { RunningNewsAnalysis } from '@gaemi/database/news-analysis/running-news-analysis';
import type { Job } from '@gaemi/domain/analysis/jobs';
import type { DeadLetter } from '@gaemi/queue/dead-letter-consumer';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { alarms } from '@gaemi/runtime/metrics/alarms';
import { deadLetters } from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { reportPendingRefund } from '../analysis/report-pending-refund.ts';
import { CLOCK, LOGGER } from '../providers.ts';

/**
 * Empties the dead-letter queues. A job that no delivery brought to an end ends in error with a refund, now and not at its
 * deadline; every letter is kept in the store before it leaves its queue. A letter is dealt with once: when it comes again
 * after an operator has sent its job back, it ends nothing.
 */
@Injectable()
export class DeadLetterHandler {
  private readonly running: Record<Job['type'], RunningAnalysis<AnalysisRecord>>;

  constructor(
    private readonly letters: DeadLetterRepository,
    news: RunningNewsAnalysis,
    accumulations: RunningAccumulation,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.running = { 'news-analysis': news, accumulation: accumulations };
  }

  async handle({ queue, messageId, body, job, context }: DeadLetter): Promise<'done' | 'later'> {
    const content = { queue, messageId, body, trail: context, analysisId: job?.analysisId ?? null };
    const stored = await this.letters.insertOnce(content, this.clock.now());
    if (stored.outcome !== null) return 'done';
    const outcome = job === null ? 'unreadable' : await this.end(job);
    if (outcome === null) return 'later';
    await this.letters.settle(stored._id, outcome);
    deadLetters.inc({ queue, outcome });
    this.logger.error(
      { alarm: alarms.deadLetter, queue, outcome, letterId: stored._id.toHexString() },
      'a dead letter was kept',
    );
    return 'done';
  }

  /** Null while somebody works on the analysis after all, by another message: that may still end well. */
  private async end({ type, analysisId }: Job): Promise<DeadLetterOutcome | null> {
    const running = this.running[type];
    try {
      const end = { at: this.clock.now(), unlessHeld: true } as const;
      if (await running.fail(analysisId, 'analysis-failed', end)) return 'refunded';
      return (await running.find(analysisId)) === null ? 'had-ended' : null;
    } catch (error) {
      if (!(error instanceof RefundPending)) throw error;
      reportPendingRefund(this.logger, analysisId, error);
      return 'refund-pending';
    }
  }
}
