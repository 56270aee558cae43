import { AlertSettingsRepository, type Listener } from '@gaemi/database/alerts/alert-settings.repository';
import { PostponedEventRepository } from '@gaemi/database/deliveries/postponed-event.repository';
import { TellMember } from '@gaemi/database/deliveries/tell-member';
import { UntoldEvents } from '@gaemi/database/deliveries/untold-events';
import { type StockEvent, StockEventRepository } from '@gaemi/database/stock-events/stock-event.repository';
import { isAlerted, isBriefed } from '@gaemi/domain/alerts/alert-rules';
import { toldStocksOf } from '@gaemi/domain/alerts/alert-settings';
import { WATCHED_DAYS } from '@gaemi/domain/alerts/watch-order';
import { effectiveGrade } from '@gaemi/domain/members/grades';
import { isWanted } from '@gaemi/domain/notifications/channels';
import { POSTPONED_DAYS } from '@gaemi/domain/notifications/postponement';
import { addDays, seoulDay, startOfSeoulDay } from '@gaemi/domain/seoul-time';
import { Injectable } from '@nestjs/common';
import { tellEach } from './tell-each.ts';

/** Members looked up at once. */
const PAGE = 200;
/** A briefing that could not be mailed by then is given up; the next one tells its events. */
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
export class BriefMembers {
  constructor(
    private readonly settings: AlertSettingsRepository,
    private readonly events: StockEventRepository,
    private readonly postponed: PostponedEventRepository,
    private readonly untold: UntoldEvents,
    private readonly tellMember: TellMember,
  ) {}

  /** Returns the numbers of members who get one, and of those for whom there is nothing new. */
  async brief(now: Date): Promise<{ told: number; nothingNew: number }> {
    const day = seoulDay(now);
    const found: BriefedEvents = { eventsOf: new Map(), postponed: new Set() };
    const counts = { told: 0, nothingNew: 0 };
    const silent: Listener[] = [];
    const skipSilent = () =>
      this.tellMember.skipBriefing(
        silent.splice(0).map(({ member }) => member._id),
        day,
      );
    try {
      await tellEach(this.listToBrief(day, found), async (listener) => {
        if (await this.briefOne(listener, now, found)) counts.told += 1;
        else {
          counts.nothingNew += 1;
          if (silent.push(listener) === PAGE) await skipSilent();
        }
      });
    } finally {
      await skipSilent();
    }
    return counts;
  }

  /** Yields the members whose briefing is still to come, with the events of their stocks, and what was postponed to it, in `found`. */
  private async *listToBrief(day: string, found: BriefedEvents): AsyncGenerator<Listener> {
    for (let page = await this.settings.listToBrief(day, PAGE); page.length > 0; ) {
      await this.lookUp(page, { day, found });
      yield* page;
      page = await this.settings.listToBrief(day, PAGE, page.at(-1)?.settings._id);
    }
  }

  /** Reads the events of the stocks that none before had, and the postponed ones. */
  private async lookUp(
    page: readonly Listener[],
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

  private async briefOne({ settings, member }: Listener, at: Date, found: BriefedEvents): Promise<boolean> {
    if (!isWanted({ kind: 'briefing', channel: 'mail' }, settings, at)) return false;
    const day = seoulDay(at);
    const since = settings.briefedFrom === null ? day : seoulDay(settings.briefedFrom);
    const firstDay = addDays(day, -WATCHED_DAYS);
    const isPostponed = ({ stockCode, family }: StockEvent) =>
      family.some((id) => found.postponed.has(postponedKey(member._id, stockCode, id)));
    const intended = toldStocksOf(settings, effectiveGrade(member, at)).flatMap((stock) =>
      (found.eventsOf.get(stock.code) ?? []).filter((event) => {
        const isAlert = settings.instant && isAlerted(event, stock);
        const isRecent = event.day >= since && event.day >= firstDay;
        return isRecent ? isBriefed(event) || isAlert : isAlert && isPostponed(event);
      }),
    );
    const events = await this.untold.among(member._id, intended);
    if (events.length === 0) return false;
    const endsAt = new Date(startOfSeoulDay(day).getTime() + LAST_HOUR_MS);
    const ways = { mail: true, push: false };
    return (
      (await this.tellMember.tell({ userId: member._id, kind: 'briefing', day, events, ways, at, endsAt })) === 'told'
    );
  }
}

const postponedKey = (userId: Listener['member']['_id'], stockCode: string, eventId: string): string =>
  `${userId.toHexString()}:${stockCode}:${eventId}`;
