import { NotificationScheduler } from '@gaemi/database/notifications/notification-scheduler';
import {
  type PostponedEvent,
  PostponedEventRepository,
} from '@gaemi/database/notifications/postponed-event.repository';
import type { MarketCalendar } from '@gaemi/domain/market-calendar/market-calendar';
import { alertLifeMs, isChosen } from '@gaemi/domain/notifications/channels';
import { mayAlertAt, nextAlertMorning, nextAlertTime } from '@gaemi/domain/notifications/postponement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR } from '../providers.ts';
import { notifyEach } from './notify-each.ts';
import { PostponedContents } from './postponed-contents.ts';
import { ReachedChannels } from './reached-channels.ts';
import { Recipients } from './recipients.ts';

/** Recipients looked up at once. */
const PAGE = 500;
/** Pause before a recipient with a briefing is looked at again, who may switch it off before it has the events. */
const BRIEFING_CHECK_MS = 3_600_000;
/** Pause after a failure, so that broken settings are not tried every minute. */
const FAILURE_PAUSE_MS = 15 * 60_000;

/** What becomes of the postponed events of a recipient: `done` are notified or no longer wanted. */
type Outcome = 'notified' | 'done' | { until: Date };

/** Notifies recipients of what was postponed: all events that are due in one notification, each in its newest state. */
@Injectable()
export class PostponedNotifier {
  constructor(
    private readonly postponed: PostponedEventRepository,
    private readonly recipients: Recipients,
    private readonly contents: PostponedContents,
    private readonly scheduler: NotificationScheduler,
    private readonly reached: ReachedChannels,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /** Returns the number of recipients notified. One who fails keeps nobody else waiting; throws in the end. */
  async notify(now: Date): Promise<number> {
    let notified = 0;
    await notifyEach(this.listDue(now), async (userId) => {
      const due = await this.postponed.listDue(userId, now);
      const outcome = await this.notifyOne(userId, due).catch(async (error: unknown) => {
        await this.postponed.wait(due, { due: now, until: new Date(now.getTime() + FAILURE_PAUSE_MS) });
        throw error;
      });
      if (typeof outcome === 'object') await this.postponed.wait(due, { due: now, ...outcome });
      else await this.postponed.remove(due, now);
      if (outcome === 'notified') notified += 1;
    });
    return notified;
  }

  private async *listDue(now: Date): AsyncGenerator<PostponedEvent['userId']> {
    for (let page = await this.postponed.listDueMembers(now, PAGE); page.length > 0; ) {
      yield* page;
      page = await this.postponed.listDueMembers(now, PAGE, page.at(-1));
    }
  }

  private async notifyOne(userId: PostponedEvent['userId'], due: readonly PostponedEvent[]): Promise<Outcome> {
    const recipient = await this.recipients.find({ userId, kind: 'postponed' });
    if (recipient === null) return 'done';
    // A run over many recipients takes its time: quiet hours may have begun since its start.
    const { at, settings } = recipient;
    const { quiet } = settings;
    const leftToBriefing = {
      until: nextAlertTime(quiet, new Date(at.getTime() + BRIEFING_CHECK_MS), this.calendar),
    };
    if (isChosen({ kind: 'briefing', channel: 'mail' }, settings, at)) return leftToBriefing;
    if (!mayAlertAt(quiet, at, this.calendar)) return { until: nextAlertTime(quiet, at, this.calendar) };
    const channels = await this.reached.find(userId, (channel) => recipient.channels.includes(channel), at);
    if (channels === null) return 'done';
    const events = await this.contents.find(due, recipient, at);
    if (events.length === 0) return 'done';
    const endsAt = new Date(at.getTime() + alertLifeMs(settings));
    const outcome = await this.scheduler.schedule({
      userId,
      kind: 'postponed',
      day: seoulDay(at),
      events,
      channels,
      at,
      endsAt,
    });
    if (outcome === 'limit-reached') return { until: nextAlertMorning(quiet, at, this.calendar) };
    if (outcome === 'briefed') return leftToBriefing;
    return outcome === 'scheduled' ? 'notified' : 'done';
  }
}
