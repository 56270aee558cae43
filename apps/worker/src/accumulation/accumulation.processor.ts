import type { Accumulation } from '@gaemi/database/accumulation/accumulation.repository';
import { RunningAccumulation } from '@gaemi/database/accumulation/running-accumulation';
import { splitsOfRecord } from '@gaemi/domain/filings/share-splits';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { jobStep } from '@gaemi/runtime/metrics/job-step';
import { Inject, Injectable } from '@nestjs/common';
import { allEnded } from '../analysis/all-ended.ts';
import type { AnalysisProcessor, HeldAnalysis } from '../analysis/analysis-runner.ts';
import { requireLease } from '../analysis/lease.ts';
import { pricesInTime } from '../prices/prices-in-time.ts';
import { CLOCK, LOGGER } from '../providers.ts';
import { AccumulationPreparer } from './accumulation-preparer.ts';
import { BaseRateFinder } from './base-rate-finder.ts';
import { BrokerDayGatherer } from './broker-day-gatherer.ts';
import { composeResult } from './compose-result.ts';

/** Progress before the first day and after the last. */
const progressAt = { started: 5, gathered: 95 } as const;
/** Screens ask every second: more than this many milliseconds lie between two reports. */
const REPORT_MS = 250;
/** Least time between two writes of an analysis that waits for another one: far less than its deadline. */
const WAITING_MS = 15_000;

/** Processes an accumulation analysis: floating shares, then day by day the trading of the brokers, then letters and figures. */
@Injectable()
export class AccumulationProcessor implements AnalysisProcessor<Accumulation> {
  readonly name = 'accumulation analysis';

  constructor(
    readonly running: RunningAccumulation,
    private readonly preparer: AccumulationPreparer,
    private readonly brokerDays: BrokerDayGatherer,
    private readonly baseRates: BaseRateFinder,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async process({ analysis, owner, deadline, signal }: HeldAnalysis<Accumulation>): Promise<void> {
    const id = analysis._id.toHexString();
    const reports = progressReports(analysis.progress, (progress) =>
      requireLease(this.running.report(id, owner, deadline.progressed(progress))),
    );
    const waits = atMostEvery(WAITING_MS, () => requireLease(this.running.report(id, owner, deadline.waited())));
    const [{ company, floating, floatingSaved, splits, prices, shortSelling }] = await allEnded([
      this.preparer.prepare(analysis, signal),
      reports(0, 1),
    ]);
    const gathered = await jobStep('accumulation', 'gather', () =>
      this.brokerDays.gather({ analysis, company, prices, signal, report: reports, waits }),
    );
    const found = composeResult(gathered, floating);
    const { source, venue, days, settled, fetched, provisional } = gathered;
    const { stockCode, fromDay, toDay } = analysis;
    const baseRates = await jobStep('accumulation', 'base-rates', () =>
      this.baseRates.find({
        ...{ source, venue, stockCode, fromDay, toDay, settled, splits },
        ...{ windowDays: days.length, floatingShares: floating.shares },
      }),
    );
    const shareSplits = splitsOfRecord(splits, { fromDay, toDay, floatingAsOf: floating.asOf });
    const result = {
      ...{ ...found, baseRates, shortSelling: await shortSelling },
      ...(shareSplits.length > 0 && { shareSplits }),
    };
    await Promise.all([pricesInTime(prices), floatingSaved]);
    const ended = await this.running.complete(id, owner, { result, at: this.clock.now() });
    if (ended) {
      this.logger.info({ analysisId: id, days: days.length, fetched, provisional }, 'accumulation analysis done');
    }
  }
}

/** Days as whole percents, written when there is something new to tell and it was not told only just now. */
function progressReports(before: number, write: (progress: number) => Promise<void>) {
  let reported = before;
  let reportedAt = Number.NEGATIVE_INFINITY;
  return async (days: number, of: number) => {
    const { started, gathered } = progressAt;
    const progress = started + Math.floor(((gathered - started) * days) / of);
    if (progress <= reported || performance.now() - reportedAt < REPORT_MS) return;
    reported = progress;
    reportedAt = performance.now();
    await write(progress);
  };
}

/** Does the work where so many milliseconds have passed since the last time. */
function atMostEvery(milliseconds: number, work: () => Promise<void>): () => Promise<void> {
  let doneAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (performance.now() - doneAt < milliseconds) return;
    doneAt = performance.now();
    await work();
  };
}
