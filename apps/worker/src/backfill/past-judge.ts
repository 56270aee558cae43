import { BackfillRepository } from '@gaemi/database/backfill/backfill.repository';
import { ArchivedFilingsRepository } from '@gaemi/database/news-analysis/archived-filings.repository';
import { addDays, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import type { PastNews } from '@gaemi/providers/news/past/past-news';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { EvidenceGatherer } from '../news/evidence/evidence-gatherer.ts';
import { RunPreparer } from '../news/evidence/run-preparer.ts';
import { JudgeRecorder } from '../news/judging/judge-recorder.ts';
import { CLOCK } from '../providers.ts';
import { findHalfMonth, listHalfMonths } from './half-months.ts';
import { type BackfillOptions, PAST_NEWS } from './past-sources.ts';

/** Longer than judging a half month of a company takes. */
const LIMIT_MS = 60_000;

/** What judging takes. */
@Injectable()
export class JudgingParts {
  constructor(
    readonly gatherer: EvidenceGatherer,
    readonly recorder: JudgeRecorder,
  ) {}
}

/** Judges archived articles of the past, offline, a half month of a company at a time. */
@Injectable()
export class PastJudge {
  constructor(
    @Inject(PAST_NEWS) private readonly sources: readonly PastNews[],
    private readonly steps: BackfillRepository,
    private readonly archived: ArchivedFilingsRepository,
    private readonly preparer: RunPreparer,
    private readonly judging: JudgingParts,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Name of the step that judges a day of a company. */
  static stepOf(stockCode: string, day: string): string {
    return `judged ${stockCode} ${findHalfMonth(day).from}`;
  }

  async judge(days: readonly string[], { progress, signal }: BackfillOptions): Promise<void> {
    const last = days.at(-1) ?? '';
    const open: { step: string; stockCode: string; from: string; to: string }[] = [];
    for (const { from, to } of listHalfMonths(days)) {
      const range = { from: startOfSeoulDay(from), before: startOfSeoulDay(addDays(to, 1)) };
      const found = await Promise.all(this.sources.map(({ source }) => this.archived.listStocks(source, range)));
      const steps = new Map([...new Set(found.flat())].map((code) => [PastJudge.stepOf(code, from), code]));
      for (const step of await this.steps.listOpen([...steps.keys()])) {
        open.push({ step, stockCode: steps.get(step) ?? '', from, to: compareText(to, last) < 0 ? to : last });
      }
    }
    for (const [index, { step, ...period }] of open.entries()) {
      signal.throwIfAborted();
      await this.judgePeriod(period, signal);
      await this.steps.finish(step, this.clock.now());
      progress({ part: 'judged', done: index + 1, of: open.length });
    }
  }

  private async judgePeriod(
    { stockCode, from, to }: { stockCode: string; from: string; to: string },
    signal: AbortSignal,
  ): Promise<void> {
    const prepared = await this.preparer.prepareCompany(stockCode);
    if (prepared === null) return;
    const { gatherer, recorder } = this.judging;
    try {
      await gatherer.gather({
        ...prepared,
        period: { fromDay: from, toDay: to, asOf: new Date(startOfSeoulDay(addDays(to, 1)).getTime() - 1) },
        tier: 'premium',
        judgeRecord: recorder.startMonitoring(stockCode, 'premium'),
        archiveOnly: true,
        withoutModel: true,
        now: this.clock.now(),
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      });
    } catch (error) {
      // Nothing that is about the company was left.
      if (!(error instanceof AnalysisFailure)) throw error;
    }
  }
}
