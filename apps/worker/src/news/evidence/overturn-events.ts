import { overturnedFilings } from '@gaemi/domain/filings/overturned-filings';
import { reportsEvent, withoutSide } from '@gaemi/domain/judge/judgement/judgement';
import { seoulDay } from '@gaemi/domain/seoul-time';
import { type Overturn, overturnedEvents } from '@gaemi/domain/stock-events/overturned';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { JoinedEvent } from './join-filings.ts';

/**
 * Leaves an event that a later one overturns without a side, so that the score counts what holds now, and says with the
 * later one which day's news it overturns. Rumours have stages of their own for this.
 */
export function overturnEvents(events: readonly JoinedEvent[], company: ListedCompany): JoinedEvent[] {
  const byId = new Map(events.map((event) => [event.id, event]));
  const dated = events.filter(({ stages, judgement }) => stages === undefined && reportsEvent.includes(judgement.kind));
  const byWords = overturnedEvents(dated, company);
  const known = new Set(byWords.map(({ earlier }) => earlier));
  const pairs = [...byWords, ...pairsOfFilings(dated).filter(({ earlier }) => !known.has(earlier))];
  const byLater = Map.groupBy(pairs, ({ later }) => later);
  for (const [later, overturned] of byLater) {
    const before = overturned.flatMap(({ earlier }) => byId.get(earlier) ?? []);
    for (const event of before) byId.set(event.id, { ...event, judgement: withoutSide(event.judgement) });
    const days = before
      .filter(({ judgement }) => judgement.label !== 'neutral')
      .map(({ representative }) => seoulDay(representative.publishedAt))
      .sort();
    // One that is overturned itself has its new judgement by now.
    const after = byId.get(later);
    const [first, ...others] = new Set(days);
    if (after === undefined || first === undefined) continue;
    const reason = `${after.judgement.reason} (${nameDays(first, others.length)} 소식이 뒤집혔어요)`;
    byId.set(later, { ...after, judgement: { ...after.judgement, reason } });
  }
  return [...byId.values()];
}

/** The events whose filings a later filing takes back. */
function pairsOfFilings(events: readonly JoinedEvent[]): Overturn[] {
  const filings = events.flatMap(({ id, articles }) =>
    articles.flatMap(({ filing }) => (filing ? [{ id, filing }] : [])),
  );
  const byReceipt = new Map(filings.map(({ id, filing }) => [filing.receiptNo, id]));
  return overturnedFilings(filings.map(({ filing }) => filing)).flatMap((pair) => {
    const [earlier, later] = [byReceipt.get(pair.earlier), byReceipt.get(pair.later)];
    return earlier === undefined || later === undefined || earlier === later ? [] : [{ earlier, later }];
  });
}

/** "11월 3일", "11월 3일부터 나온". */
function nameDays(first: string, others: number): string {
  const [, month, day] = first.split('-').map(Number);
  return `${month}월 ${day}일${others > 0 ? '부터 나온' : ''}`;
}
