import { ClusterTasks } from '@gaemi/database/cluster-tasks/cluster-tasks';
import { BRIEFING_AT } from '@gaemi/domain/alerts/alert-settings';
import { isTradingDay, type MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { CLOCK, LOGGER, MARKET_CALENDAR } from '../providers.ts';
import { BriefingNotifier } from './briefing-notifier.ts';

/** Longer than the briefings of all members take. */
const LEASE_MS = 10 * 60_000;

/** Makes the briefings of a trading day at 08:00. One worker does it; after a crash another one goes on where it stopped. */
@Injectable()
export class BriefingSchedule {
  constructor(
    private readonly briefings: BriefingNotifier,
    private readonly tasks: ClusterTasks,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Later in the morning, too, for a service that was down at eight. Looked at all day: a timer to the next morning would come late by the
   * time for which the machine slept.
   */
  @Cron('5 * * * * *', { timeZone: 'Asia/Seoul' })
  async brief(): Promise<void> {
    const now = this.clock.now();
    const day = seoulDay(now);
    const clock = seoulClock(now);
    if (isTradingDay(day, this.calendar) !== true || clock < BRIEFING_AT || clock >= '12:00') return;
    try {
      await this.tasks.runOnce({ name: 'briefings', period: day, leaseMs: LEASE_MS, now }, async () => {
        const made = await this.briefings.brief(now);
        this.logger.info({ day, ...made }, 'briefings made');
      });
    } catch (err) {
      this.logger.error({ err, day }, 'briefings could not be made; tried again');
    }
  }
}
