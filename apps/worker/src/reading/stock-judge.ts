import { ReadStockRepository } from '@gaemi/database/streams/read-stock.repository';
import type { ReadStockRecord } from '@gaemi/database/streams/read-stock.schema';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logger';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { EvidenceGatherer } from '../news/evidence-gatherer.ts';
import { JudgeRecorder } from '../news/judge-recorder.ts';
import { RunPreparer } from '../news/run-preparer.ts';
import { CLOCK, LOGGER } from '../providers.ts';

/** Days before today whose articles are judged with those of today: an event is often reported again the day after. */
const DAYS_BACK = 2;
/** Days before today that are judged after a standstill: as far back as a stream is read then. */
const MOST_DAYS_BACK = 14;
/** Companies taken at once. */
const BATCH = 50;
/** Longer than judging a company with a few hundred articles takes. */
export const COMPANY_LIMIT_MS = 60_000;

/** Judges, once for everybody, what the reader has archived: offline and without a call to any source. */
@Injectable()
export class StockJudge {
  constructor(
    private readonly pending: ReadStockRepository,
    private readonly preparer: RunPreparer,
    private readonly gatherer: EvidenceGatherer,
    private readonly judgeRecorder: JudgeRecorder,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async hasWork(): Promise<boolean> {
    return (await this.pending.list(1)).length > 0;
  }

  /** Judges the companies that wait longest, and begins none after a moment. What ends early waits on. */
  async judgeBatch(signal: AbortSignal, until: Date): Promise<void> {
    for (const stock of await this.pending.list(BATCH)) {
      signal.throwIfAborted();
      if (this.clock.now() >= until) return;
      try {
        await this.judge(stock, signal);
        await this.pending.remove(stock);
      } catch (err) {
        signal.throwIfAborted();
        this.logger.warn({ err, stock: stock._id }, 'archived articles of a company could not be judged; tried again');
        // Behind the others, whom it must not stop.
        await this.pending.add([stock._id], this.clock.now());
      }
    }
  }

  private async judge({ _id: stockCode, fromDay }: ReadStockRecord, signal: AbortSignal): Promise<void> {
    const prepared = await this.preparer.prepareCompany(stockCode);
    if (prepared === null) return;
    const now = this.clock.now();
    const toDay = seoulDay(now);
    const usual = addDays(toDay, -DAYS_BACK);
    // Of the three the one in the middle: the day of the articles, within the two limits.
    const [, from = usual] = [fromDay ?? usual, usual, addDays(toDay, -MOST_DAYS_BACK)].sort(compareText);
    try {
      await this.gatherer.gather({
        ...prepared,
        period: { fromDay: from, toDay, asOf: now },
        tier: 'basic',
        judgeRecord: this.judgeRecorder.startMonitoring(stockCode, 'basic'),
        archiveOnly: true,
        withoutModel: true,
        now,
        signal: AbortSignal.any([signal, AbortSignal.timeout(COMPANY_LIMIT_MS)]),
      });
    } catch (error) {
      // Nothing that is about the company was left.
      if (!(error instanceof AnalysisFailure)) throw error;
    }
  }
}
