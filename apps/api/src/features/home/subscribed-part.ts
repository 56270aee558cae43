import type { Home } from '@gaemi/contracts/home';
import { AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import type { Member } from '@gaemi/database/users/user.repository';
import { isPaused } from '@gaemi/domain/alerts/alert-rules';
import { BRIEFING_AT, listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import type { Grade } from '@gaemi/domain/members/grades';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK } from '../../providers.ts';
import { NewEvents, toNewEvents } from '../stocks/new-events.ts';
import { WatchedStocks } from './watched-stocks.ts';

/** Stocks shown at most. */
const SHOWN = 20;

/** The part of the home screen about watched stocks. */
@Injectable()
export class SubscribedPart {
  constructor(
    private readonly watched: WatchedStocks,
    private readonly newEvents: NewEvents,
    private readonly settings: AlertSettingsRepository,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async of(member: Member, grade: Grade): Promise<Pick<Home, 'watched_count' | 'watched' | 'briefing'>> {
    const [stocks, settings] = await Promise.all([
      this.watched.list(member._id.toHexString()),
      this.settings.find(member._id),
    ]);
    const held = await this.newEvents.of(
      member,
      stocks.map(({ code }) => code),
    );
    const watched = stocks.flatMap(({ code, name }) => {
      const found = held.get(code);
      return found === undefined ? [] : [{ stock_code: code, stock_name: name, ...toNewEvents(found) }];
    });
    const newsFirst = watched.toSorted((a, b) => Number(b.count > 0) - Number(a.count > 0));
    const pause = settings !== null && isPaused(settings, this.clock.now()) ? settings.pausedUntil : null;
    const paused_until = pause?.toISOString() ?? null;
    const subscribed = settings === null ? [] : listSubscribedStocks(settings, grade);
    return {
      watched_count: stocks.length,
      watched: watched.length === 0 ? null : newsFirst.slice(0, SHOWN),
      briefing: {
        on: settings?.briefing === true && subscribed.length > 0,
        at: BRIEFING_AT,
        stocks: subscribed.length,
        paused_until,
      },
    };
  }
}
