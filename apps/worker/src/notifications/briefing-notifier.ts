import { type AlertRecipient, AlertSettingsRepository } from '@gaemi/database/alerts/alert-settings.repository';
import { NotificationScheduler } from '@gaemi/database/notifications/notification-scheduler';
import { PostponedEventRepository } from '@gaemi/database/notifications/postponed-event.repository';
import { UnnotifiedEvents } from '@gaemi/database/notifications/unnotified-events';
import { type StockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { isAlerted, isBriefed } from '@gaemi/domain/alerts/alert-rules';
import { listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { MONITORED_DAYS } from '@gaemi/domain/alerts/monitoring-order';
import { type MarketCalendar, tradingDayBefore } from '@gaemi/domain/market-calendar/market-calendar';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { isWanted } from '@gaemi/domain/notifications/channels';
import { POSTPONED_DAYS } from '@gaemi/domain/notifications/postponement';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { compareText } from '@gaemi/domain/text-order';
import { Inject, Injectable } from '@nestjs/common';
import { MARKET_CALENDAR } from '../providers.ts';
import { notifyEach } from './notify-each.ts';

/** Members looked up at once. */
const PAGE = 200;
/** A briefing that could not be mailed by then is given up; the next one has its events. */
const LAST_HOUR_MS = 20 * 3_600_000;

/** What briefings choose from. */
interface BriefedEvents {
  /** By stock code. */
  eventsOf: Map<string, StockEvent[]>;
  /** `postponedKey` of the events that wait for the members of a page. */
  postponed: Set<string>;
}

/** Makes the briefing of every member who wants one. */
@Injectable()
export class BriefingNotifier {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly events: StockEventRepository,
    private readonly postponed: PostponedEventRepository,
    private readonly unnotified: UnnotifiedEvents,
    private readonly scheduler: NotificationScheduler,
    @Inject(MARKET_CALENDAR) private readonly calendar: MarketCalendar,
  ) {}

  /** Returns the numbers of members who get one, and of those for whom there is nothing new. */
  async brief(now: Date): Promise<{ notified: number; nothingNew: number }> {
    const day = seoulDay(now);
    const found: BriefedEvents = { eventsOf: new Map(), postponed: new Set() };
    const counts = { notified: 0, nothingNew: 0 };
    const silent: AlertRecipient[] = [];
    const skipSilent = () =>
      this.scheduler.skipBriefing(
        silent.splice(0).map(({ member }) => member._id),
        day,
      );
    try {
      await notifyEach(this.listToBrief(day, found), async (recipient) => {
        if (await this.briefOne(recipient, now, found)) counts.notified += 1;
        else {
          counts.nothingNew += 1;
          if (silent.push(recipient) === PAGE) await skipSilent();
        }
      });
    } finally {
      await skipSilent();
    }
    return counts;
  }

  /** Yields the members whose briefing is still to come, with the events of their stocks, and what was postponed to it, in `found`. */
  private async *listToBrief(day: string, found: BriefedEvents): AsyncGenerator<AlertRecipient> {
    for (let page = await this.settings.listToBrief(day, PAGE); page.length > 0; ) {
      await this.lookUp(page, { day, found });
      yield* page;
      page = await this.settings.listToBrief(day, PAGE, page.at(-1)?.settings._id);
    }
  }

  /** Reads the events of the stocks that none before had, and the postponed ones. */
  private async lookUp(
    page: readonly AlertRecipient[],
    { day, found: { eventsOf, postponed } }: { day: string; found: BriefedEvents },
  ): Promise<void> {
    const waiting = await this.postponed.listOf(page.map(({ member }) => member._id));
    postponed.clear();
    for (const { userId, stockCode, eventId } of waiting) postponed.add(postponedKey(userId, stockCode, eventId));
    const codes = new Set(page.flatMap(({ settings }) => settings.stocks.map(({ code }) => code)));
    const missing = [...codes].filter((code) => !eventsOf.has(code));
    for (const code of missing) eventsOf.set(code, []);
    if (missing.length === 0) return;
    for (const event of await this.events.listOf(missing, addDays(day, -POSTPONED_DAYS))) {
      eventsOf.get(event.stockCode)?.push(event);
    }
  }

  private async briefOne({ settings, member }: AlertRecipient, at: Date, found: BriefedEvents): Promise<boolean> {
    if (!isWanted({ kind: 'briefing', channel: 'mail' }, settings, at)) return false;
    const day = seoulDay(at);
    const briefedFrom = settings.briefedFrom === null ? day : seoulDay(settings.briefedFrom);
    // Of the trading day before, too, when the market was closed for longer than a look covers.
    const firstDays = [addDays(day, -MONITORED_DAYS), tradingDayBefore(day, this.calendar)];
    const [firstDay = day] = firstDays.sort(compareText);
    const isPostponed = ({ stockCode, family }: StockEvent) =>
      family.some((id) => found.postponed.has(postponedKey(member._id, stockCode, id)));
    const intended = listSubscribedStocks(settings, effectiveGrade(member, at)).flatMap((stock) => {
      // What happened before the stock was switched on is no news of this morning.
      const since = [briefedFrom, firstDay, ...(stock.onFrom === undefined ? [] : [seoulDay(stock.onFrom)])];
      return (found.eventsOf.get(stock.code) ?? []).filter((event) => {
        const isAlert = settings.instant && isAlerted(event, stock);
        const isRecent = since.every((each) => event.day >= each);
        return isRecent ? isBriefed(event) || isAlert : isAlert && isPostponed(event);
      });
    });
    const events = await this.unnotified.among(member._id, intended);
    if (events.length === 0) return false;
    const endsAt = new Date(startOfSeoulDay(day).getTime() + LAST_HOUR_MS);
    const channels = { mail: true, push: false };
    return (
      (await this.scheduler.schedule({ userId: member._id, kind: 'briefing', day, events, channels, at, endsAt })) ===
      'scheduled'
    );
  }
}

const postponedKey = (userId: AlertRecipient['member']['_id'], stockCode: string, eventId: string): string =>
  `${userId.toHexString()}:${stockCode}:${eventId}`;
