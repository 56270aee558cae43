import { messages } from '@gaemi/contracts/messages';
import type { StockWatch } from '@gaemi/database/stock-watches/stock-watch.repository';
import { alertWindow, WATCHED_DAYS } from '@gaemi/domain/alerts/watch-order';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { addDays, seoulDay } from '@gaemi/domain/seoul-time';
import { Inject, Injectable } from '@nestjs/common';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';
import { GatherEvidence } from '../news/gather-evidence.ts';
import { ModelMeters } from '../news/model-meters.ts';
import { PrepareRun } from '../news/prepare-run.ts';
import { WatchJudge } from '../news/watch-judge.ts';
import { MARKET_CALENDAR } from '../providers.ts';
import { AlertWatchers } from './alert-watchers.ts';

/** Depth of a look: the same for every watcher. */
const tier = 'basic';

/** Gathers and judges the news of a stock once for all its watchers, and alerts those who want to be. */
@Injectable()
export class WatchStock {
  constructor(
    private readonly prepareRun: PrepareRun,
    private readonly gatherEvidence: GatherEvidence,
    private readonly watchJudge: WatchJudge,
    private readonly meters: ModelMeters,
    private readonly alertWatchers: AlertWatchers,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /**
   * Returns the number of the recognition up to which members are alerted. Throws AnalysisFailure when no source answers. A company
   * that is no longer listed has nothing new.
   */
  async watch(watch: StockWatch, { now, signal }: { now: Date; signal: AbortSignal }): Promise<number> {
    const after = watch.alertedThrough ?? 0;
    const prepared = await this.prepareRun.prepareCompany(watch._id);
    if (prepared === null) return after;
    const toDay = seoulDay(now);
    const request = {
      ...prepared,
      analysis: { createdAt: now, fromDay: addDays(toDay, -WATCHED_DAYS), toDay, tier },
      watch: this.watchJudge.startWatching(prepared.company.code, tier),
      watching: true,
      withoutModel: !(await this.meters.mayWatch()),
      deadline: { judgingTakes: () => undefined },
      report: async () => undefined,
      now,
      signal,
    } as const;
    try {
      await this.gatherEvidence.gather(request);
    } catch (error) {
      if (!isQuiet(error)) throw error;
    }
    const window = alertWindow({ watchedAt: watch.watchedAt ?? null, now }, this.calendar);
    return this.alertWatchers.alert(prepared.company, { after, ...window });
  }
}

/** Nothing was written about the company. */
const isQuiet = (error: unknown): boolean =>
  error instanceof AnalysisFailure && error.message === messages.notEnoughNews;
