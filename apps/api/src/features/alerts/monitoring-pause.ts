import { SourceQuotas } from '@gaemi/database/source-quota/source-quotas';
import { WorkerSourcesRepository } from '@gaemi/database/worker-sources/worker-sources.repository';
import { nextRoundAfter } from '@gaemi/domain/alerts/monitoring-order';
import { mayMonitor } from '@gaemi/domain/alerts/monitoring-share';
import { type MarketCalendar, marketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import type { Environment } from '../../environment.ts';
import { CLOCK, ENVIRONMENT } from '../../providers.ts';

/** Whether the workers have stopped monitoring for today, since no source has calls for it left. */
@Injectable()
export class MonitoringPause {
  private readonly calendar: MarketCalendar;

  constructor(
    private readonly workers: WorkerSourcesRepository,
    private readonly quotas: SourceQuotas,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.calendar = marketCalendar(environment.MARKET_CALENDAR_FILE);
  }

  /** Returns when monitoring begins again; null while it goes on. */
  async endsAt(): Promise<Date | null> {
    const now = this.clock.now();
    const sources = (await this.workers.findCurrent(now))?.news ?? [];
    const open = await Promise.all(sources.map((source) => this.isOpen(source, now)));
    return open.length === 0 || open.includes(true) ? null : nextRoundAfter(seoulDay(now), this.calendar);
  }

  private async isOpen(source: string, now: Date): Promise<boolean> {
    const use = await this.quotas.findUse(source, now);
    // Only the workers know the limits: what they counted under holds.
    return use === null || use.limit === null || mayMonitor(use, use.limit);
  }
}
