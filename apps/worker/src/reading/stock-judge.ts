import { ReadStockRepository } from '@gaemi/database/streams/read-stock.repository';
import type { ReadStockRecord } from '@gaemi/database/streams/read-stock.schema';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { MAX_DAYS_BEHIND } from '@gaemi/providers/news/dart/dart-stream';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { EvidenceGatherer } from '../news/evidence/evidence-gatherer.ts';
import { RunPreparer } from '../news/evidence/run-preparer.ts';
import { JudgeRecorder } from '../news/judging/judge-recorder.ts';
import { CLOCK, LOGGER } from '../providers.ts';

/** Days before today whose articles are judged with those of today: an event is often reported again the day after. */
const DAYS_BACK = 2;
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
    try {
      await this.gatherer.gather({
        ...prepared,
        period: { fromDay: firstDayJudged(fromDay, toDay), toDay, asOf: now },
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

/** After a standstill it is the day of the earliest article that waits, as far back as streams are read then. */
function firstDayJudged(ofArticles: string | undefined, today: string): string {
  const usual = addDays(today, -DAYS_BACK);
  const earliest = addDays(today, -MAX_DAYS_BEHIND);
  if (ofArticles === undefined || ofArticles > usual) return usual;
  if (ofArticles < earliest) return earliest;
  return ofArticles;
}
