import { reportsEvent, withoutSide } from '@gaemi/domain/judge/judgement/judgement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { overturnedEvents } from '@gaemi/domain/stock-events/overturned';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { JoinedEvent } from './join-filings.ts';

/**
 * Leaves an event that a later one overturns without a side, so that the score counts what holds now, and says with the
 * later one which day's news it overturns. Rumours have stages of their own for this.
 */
export function overturnEvents(events: readonly JoinedEvent[], company: ListedCompany): JoinedEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const pairs = overturnedEvents(
    events.filter(({ stages, judgement }) => stages === undefined && reportsEvent.includes(judgement.kind)),
    company,
  );
  for (const { earlier, later } of pairs) {
    const [before, after] = [byId.get(earlier), byId.get(later)];
    if (before === undefined || after === undefined) continue;
    byId.set(earlier, { ...before, judgement: withoutSide(before.judgement) });
    const [, month, day] = seoulDay(before.representative.publishedAt).split('-').map(Number);
    const reason = `${after.judgement.reason} (${month}월 ${day}일 소식이 뒤집혔어요)`;
    byId.set(later, { ...after, judgement: { ...after.judgement, reason } });
  }
  return [...byId.values()];
}
