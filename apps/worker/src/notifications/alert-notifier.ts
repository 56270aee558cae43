import type { AlertRecipient } from '@gaemi/database/alerts/alert-settings.repository';
import { NotificationScheduler } from '@gaemi/database/notifications/notification-scheduler';
import { PostponedEventRepository } from '@gaemi/database/notifications/postponed-event.repository';
import { UnnotifiedEvents } from '@gaemi/database/notifications/unnotified-events';
import type { StockEvent } from '@gaemi/database/stock-events/stock-event.repository';
import { isAlerted } from '@gaemi/domain/alerts/alert-rules';
import { listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { type AlertWindow, roundEnd } from '@gaemi/domain/alerts/monitoring-order';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { alertLifeMs, type Channel, channels, isChosen } from '@gaemi/domain/notifications/channels';
import { nextAlertMorning, postponedUntil } from '@gaemi/domain/notifications/postponement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { Clock } from '@gaemi/runtime/clock';
import { Inject, Injectable } from '@nestjs/common';
import { CLOCK, MARKET_CALENDAR } from '../providers.ts';
import { ReachedChannels } from './reached-channels.ts';

/** What a look at a stock alerts to. */
interface RisenEvents extends Pick<AlertWindow, 'missedBefore'> {
  code: string;
  events: readonly StockEvent[];
}

/** Notifies a recipient of new events of a stock: at once, or postponed. */
@Injectable()
export class AlertNotifier {
  constructor(
    private readonly unnotified: UnnotifiedEvents,
    private readonly scheduler: NotificationScheduler,
    private readonly postponed: PostponedEventRepository,
    private readonly reached: ReachedChannels,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Events that the recipient does not want, or was notified of, are left out. */
  async notify({ settings, member }: AlertRecipient, { code, events, missedBefore }: RisenEvents): Promise<void> {
    const at = this.clock.now();
    const { _id: userId } = member;
    const { quiet } = settings;
    const stock = listSubscribedStocks(settings, effectiveGrade(member, at)).find((each) => each.code === code);
    const chosen = (channel: Channel) => isChosen({ kind: 'alert', channel }, settings, at);
    if (stock === undefined || !channels.some(chosen)) return;
    const intended = events.filter((event) => isAlerted(event, stock));
    if (intended.length === 0) return;
    const reached = await this.reached.find(userId, chosen, at);
    if (reached === null) return;
    const fresh = await this.unnotified.among(userId, intended);
    const timeOf = ({ day }: StockEvent) => {
      const until = postponedUntil({ day, at, quiet }, this.calendar)?.getTime() ?? null;
      const isMissed = missedBefore !== null && day < missedBefore;
      return isMissed ? Math.max(until ?? 0, roundEnd(at).getTime()) : until;
    };
    for (const [time, group] of Map.groupBy(fresh, timeOf)) {
      const until =
        time === null ? await this.alert(userId, group, { channels: reached, at, settings }) : new Date(time);
      if (until !== null) await this.postponed.postpone({ userId, events: group, until, at });
    }
  }

  /** Returns null, or until when the events must wait because the alerts of the day are used up. */
  private async alert(
    userId: AlertRecipient['member']['_id'],
    events: readonly StockEvent[],
    {
      channels,
      at,
      settings,
    }: { channels: { mail: boolean; push: boolean }; at: Date; settings: AlertRecipient['settings'] },
  ): Promise<Date | null> {
    const endsAt = new Date(at.getTime() + alertLifeMs(settings));
    const outcome = await this.scheduler.schedule({
      userId,
      kind: 'alert',
      day: seoulDay(at),
      events,
      channels,
      at,
      endsAt,
    });
    return outcome === 'limit-reached' ? nextAlertMorning(settings.quiet, at, this.calendar) : null;
  }
}
