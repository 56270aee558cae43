import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { Injectable } from '@nestjs/common';
import { NewEvents } from '../stocks/new-events.ts';
import { StoredMarket } from '../stocks/stored-market.ts';

/** What is stored of watched stocks beside the member's analyses. */
@Injectable()
export class BoardData {
  constructor(
    private readonly market: StoredMarket,
    private readonly newEvents: NewEvents,
    private readonly settings: AlertSettingsRepository,
  ) {}

  /** New events of all stocks of the list, closes of those that are shown, and the codes whose alerts are switched on. */
  async of(member: Member, all: readonly string[], shown: readonly string[]) {
    const [closes, news, settings] = await Promise.all([
      this.market.findLastDays(shown),
      this.newEvents.of(member, all),
      this.settings.find(member._id),
    ]);
    const alerted = new Set((settings?.stocks ?? []).filter(({ on }) => on).map(({ code }) => code));
    return { closes, news, alerted };
  }
}
