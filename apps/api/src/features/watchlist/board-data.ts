import { AccumulationRepository } from '@gaemi/database/accumulation/accumulation.repository';
import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { isPaused } from '@gaemi/domain/alerts/alert-rules';
import { listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { NewEvents } from '../stocks/new-events.ts';
import { StoredMarket } from '../stocks/stored-market.ts';

/** What is stored of watched stocks beside the member's news analyses. */
@Injectable()
export class BoardData {
  constructor(
    private readonly market: StoredMarket,
    private readonly newEvents: NewEvents,
    private readonly settings: AlertSettingsRepository,
    private readonly accumulations: AccumulationRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** The newest accumulation analysis of each stock, by its code. */
  accumulated(member: Member) {
    return this.accumulations.listLatest(member._id.toHexString());
  }

  /** New events of all stocks of the list, closes of those that are shown, codes whose alerts are on and within the grade, and whether all are paused. */
  async of(member: Member, codes: Promise<{ all: readonly string[]; shown: readonly string[] }>) {
    const [closes, news, settings] = await Promise.all([
      this.market.findLastDays(codes.then(({ shown }) => shown)),
      codes.then(({ all }) => this.newEvents.of(member, all)),
      this.settings.find(member._id),
    ]);
    const now = this.clock.now();
    const subscribed = settings === null ? [] : listSubscribedStocks(settings, effectiveGrade(member, now));
    const alerted = new Set(subscribed.map(({ code }) => code));
    return { closes, news, alerted, isPaused: settings !== null && isPaused(settings, now) };
  }
}
