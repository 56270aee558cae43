import { monitoringRoundAt } from '@gaemi/domain/alerts/monitoring-order';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { NewsSource } from '@gaemi/providers/news/news-source';
import type { Clock } from '@gaemi/runtime/clock';
import type { Logger } from '@gaemi/runtime/logging/logger';
import { monitoringEnded } from '@gaemi/runtime/metrics/metrics';
import { Inject, Injectable } from '@nestjs/common';
import { NewsArchive } from '../news/gathering/news-archive.ts';
import { SourceCalls } from '../news/gathering/source-calls.ts';
import { CLOCK, LOGGER, MARKET_CALENDAR, NEWS_SOURCES } from '../providers.ts';

/** When stocks are monitored. */
@Injectable()
export class MonitoringRounds {
  /** `<source>:<day>` of what was said already. */
  private readonly said = new Set<string>();

  constructor(
    @Inject(NEWS_SOURCES) private readonly sources: readonly NewsSource[],
    private readonly calls: SourceCalls,
    private readonly archive: NewsArchive,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Returns the round of now; null on closed days, outside the hours, and when monitoring has used its share of the calls
   * of every source: then it waits until tomorrow.
   */
  async current(): Promise<string | null> {
    const now = this.clock.now();
    const round = monitoringRoundAt(now, this.calendar);
    if (round === null) return null;
    const open = await Promise.all(this.sources.map(({ name }) => this.isOpen(name, seoulDay(now))));
    return open.includes(true) ? round : null;
  }

  private async isOpen(source: NewsSource['name'], day: string): Promise<boolean> {
    if (await this.calls.mayMonitor(source)) return true;
    // What the reader archives costs no call.
    if (await this.archive.isRead(source)) return true;
    const id = `${source}:${day}`;
    if (!this.said.has(id)) {
      this.said.add(id);
      monitoringEnded.inc({ source });
      this.logger.warn({ source, day }, 'monitoring has no calls to a source left and goes on with it tomorrow');
    }
    return false;
  }
}
