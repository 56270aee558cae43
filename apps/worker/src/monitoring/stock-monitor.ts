import type { MonitoredStock } from '@gaemi/database/monitoring/monitored-stock.repository';
import { alertWindow, MONITORED_DAYS } from '@gaemi/domain/alerts/monitoring-order';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { EvidenceGatherer, type EvidenceRequest } from '../news/evidence/evidence-gatherer.ts';
import { RunPreparer } from '../news/evidence/run-preparer.ts';
import { JudgeRecorder } from '../news/judging/judge-recorder.ts';
import { ModelMeters } from '../news/judging/model-meters.ts';
import { RisenEventNotifier } from '../notifications/risen-event-notifier.ts';
import { MARKET_CALENDAR } from '../providers.ts';

/** Depth of a look: the same for every subscriber. */
const tier = 'basic';

/** Gathers and judges the news of a stock once for all its subscribers, and alerts those who want to be. */
@Injectable()
export class StockMonitor {
  constructor(
    private readonly preparer: RunPreparer,
    private readonly evidenceGatherer: EvidenceGatherer,
    private readonly judgeRecorder: JudgeRecorder,
    private readonly meters: ModelMeters,
    private readonly risenEvents: RisenEventNotifier,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /**
   * Returns the number of the recognition up to which members are alerted. Throws AnalysisFailure when no source answers. A company
   * that is no longer listed has nothing new.
   */
  async run(stock: MonitoredStock, { now, signal }: { now: Date; signal: AbortSignal }): Promise<number> {
    const after = stock.alertedThrough ?? 0;
    const prepared = await this.preparer.prepareCompany(stock._id);
    if (prepared === null) return after;
    const toDay = seoulDay(now);
    const request: EvidenceRequest = {
      ...prepared,
      period: { fromDay: addDays(toDay, -MONITORED_DAYS), toDay, asOf: now },
      tier,
      judgeRecord: this.judgeRecorder.startMonitoring(prepared.company.code, tier),
      monitoring: true,
      withoutModel: !(await this.meters.mayMonitor()),
      now,
      signal,
    };
    try {
      await this.evidenceGatherer.gather(request);
    } catch (error) {
      if (!isWithoutNews(error)) throw error;
    }
    const window = alertWindow({ monitoredAt: stock.monitoredAt ?? null, now }, this.calendar);
    return this.risenEvents.alert(prepared.company, { after, ...window });
  }
}

/** Nothing was written about the company. */
const isWithoutNews = (error: unknown): boolean => error instanceof AnalysisFailure && error.code === 'not-enough-news';
