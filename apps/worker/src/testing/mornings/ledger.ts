import { isAlerted, isBriefed, isQuiet } from '@gaemi/domain/alerts/alert-rules';
import { ALERTS_PER_DAY, listSubscribedStocks } from '@gaemi/domain/alerts/alert-settings';
import { isTradingDay } from '@gaemi/domain/market-calendar/market-calendar';
import { seoulClock, seoulDay } from '@gaemi/domain/seoul-time';
import type { World, WorldMember } from './world.ts';

/** A mail as the mail server took it on. */
export interface SimulatedMail {
  to: string;
  messageId: string;
  at: Date;
  subject: string;
  /** Ids of the events in it. */
  events: number[];
}

/** What is wrong with the mails of a month, by kind; all empty when nothing is. */
export interface Faults {
  missing: string[];
  twice: string[];
  notDue: string[];
  quiet: string[];
  closed: string[];
  tooMany: string[];
}

/**
 * Compares the mails of a month with what was due: each event of the member's stocks that is notified at all, once, whatever happened to
 * workers and mail server. A mail that came twice under one Message-ID is one.
 */
export function compareWithDue(
  world: World,
  mails: readonly SimulatedMail[],
  { from, until }: { from: Date; until: Date },
): Faults {
  const faults: Faults = { missing: [], twice: [], notDue: [], quiet: [], closed: [], tooMany: [] };
  const byMember = Map.groupBy(mails, ({ to }) => to);
  for (const member of world.members) {
    const own = [...new Map((byMember.get(member.email) ?? []).map((mail) => [mail.messageId, mail])).values()];
    const reported = own.flatMap(({ events }) => [...new Set(events)]);
    const due = dueTo(world, member, { from, until });
    for (const { id, sure } of due) {
      const count = reported.filter((each) => each === id).length;
      if (count === 0 && sure && !member.unknown) faults.missing.push(`${member.email} ${id}`);
      if (count > 1) faults.twice.push(`${member.email} ${id}`);
    }
    const ids = new Set(due.map(({ id }) => id));
    faults.notDue.push(...reported.filter((id) => !ids.has(id)).map((id) => `${member.email} ${id}`));
    checkTimes(member, byMember.get(member.email) ?? [], faults);
  }
  return faults;
}

function checkTimes({ email, settings }: WorldMember, mails: readonly SimulatedMail[], faults: Faults): void {
  const alerts = new Map<string, Set<string>>();
  for (const { at, subject, messageId } of mails) {
    const day = seoulDay(at);
    const what = `${email} ${at.toISOString()} ${subject}`;
    if (isTradingDay(day) !== true || seoulClock(at) < '07:00') faults.closed.push(what);
    // A briefing names the time that it covers, an alert the company.
    if (/어제부터|주말 사이|쉬는 동안/.test(subject)) continue;
    if (isQuiet(settings.quiet, at)) faults.quiet.push(what);
    alerts.set(day, (alerts.get(day) ?? new Set()).add(messageId));
  }
  for (const [day, ids] of alerts) if (ids.size > ALERTS_PER_DAY) faults.tooMany.push(`${email} ${day}`);
}

/** The events of which a member is notified, at once, postponed or by a briefing; `sure` where no end of the month stands between. */
function dueTo({ events }: World, { settings, grade }: WorldMember, { from, until }: { from: Date; until: Date }) {
  const stocks = new Map(listSubscribedStocks(settings, grade).map((stock) => [stock.code, stock]));
  return events.flatMap((event) => {
    const stock = stocks.get(event.code);
    if (stock === undefined || event.strength === null) return [];
    const alertable = { side: 'good', strength: event.strength, filed: false, stage: null } as const;
    const briefed = settings.briefing && isBriefed(alertable);
    const alerted = settings.instant && isAlerted(alertable, stock);
    if (!briefed && !alerted) return [];
    const inTime = event.at >= from && event.at < until;
    return [{ id: event.id, sure: inTime }];
  });
}
