import { clusterArticles } from '@gaemi/domain/clustering/cluster-articles';
import { findScoredSide } from '@gaemi/domain/judge/judgement/judgement';
import { findOwnEvent } from '@gaemi/domain/judge/own-event/find-own-event';
import { tradingDaysApart } from '@gaemi/domain/market-calendar/trading-days-apart';
import { rememberByObject } from '@gaemi/domain/remember';
import { seoulDay } from '@gaemi/domain/seoul-time';
import type { ListedCompany } from '@gaemi/domain/stock-master/listed-company';
import type { JudgedBy } from '../judging/judge-events.ts';
import type { SelectedEvent } from '../judging/selected-event.ts';

type JudgedEvent = SelectedEvent & JudgedBy;

/** Time after an event up to which a move of the price is a reaction to it. */
const LATEST_MS = 3 * 86_400_000;

/**
 * Joins the notes on a move of the price that name an event ("[특징주] 가나전자, 3조 수주에 7% 급등") with the event itself, so that it
 * counts once. A note without such an event stays one.
 */
export function joinReactions(events: readonly JudgedEvent[], company: ListedCompany): JudgedEvent[] {
  const joined = new Map(events.map((event) => [event.id, event]));
  // Each note is compared with all events around it.
  const readOwnEvent = rememberByObject(({ representative }: JudgedEvent) =>
    findOwnEvent({ ...representative, company }),
  );
  for (const reaction of events) {
    const side = findScoredSide(reaction.judgement);
    const own = side === null ? null : readOwnEvent(reaction);
    if (own === null) continue;
    const { title, description } = own.text;
    const stated = { ...reaction.representative, title, description };
    const event = events.find(
      (other) =>
        other.id !== reaction.id &&
        findScoredSide(other.judgement) === side &&
        isNear(other, reaction) &&
        readOwnEvent(other) === null &&
        clusterArticles([stated, other.representative], company).length === 1,
    );
    const known = event && joined.get(event.id);
    if (known === undefined) continue;
    joined.delete(reaction.id);
    const publishers = [...new Set([...known.publishers, ...reaction.publishers])].sort();
    joined.set(known.id, { ...known, articles: [...known.articles, ...reaction.articles], publishers });
  }
  return [...joined.values()];
}

/** Also on the trading day after a holiday that is longer. */
function isNear(event: JudgedEvent, reaction: JudgedEvent): boolean {
  const [reported, moved] = [event.representative.publishedAt, reaction.representative.publishedAt];
  return (
    Math.abs(moved.getTime() - reported.getTime()) <= LATEST_MS ||
    tradingDaysApart(seoulDay(reported), seoulDay(moved)) <= 1
  );
}
