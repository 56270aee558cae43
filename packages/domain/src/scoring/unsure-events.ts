import { findScoredSide, type Judgement, reportsEvent } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import { compareText } from '../text-order.ts';

/** Unsure events that a side shows at most. */
const MOST_UNSURE = 4;
/** Below it, most are not of the side at all. */
const LEAST_LIKELY = 0.2;
const MOST_STRENGTH = 3;

/** An event with what its judge says. */
interface JudgedEvent {
  id: string;
  judgement: Judgement;
}

/** The events most likely of a side that its judge was not sure enough of to count them, the most likely first. */
export function chooseUnsure<Event extends JudgedEvent>(events: readonly Event[], side: NewsSide): Event[] {
  return events
    .map((event) => ({ event, likely: findLikelihood(event.judgement, side) }))
    .filter(({ likely }) => likely >= LEAST_LIKELY)
    .sort((a, b) => b.likely - a.likely || compareText(a.event.id, b.event.id))
    .slice(0, MOST_UNSURE)
    .map(({ event }) => event);
}

/** A judge without probabilities leaves only whether it names the side of an event that it found too small. */
function findLikelihood(judgement: Judgement, side: NewsSide): number {
  const { likely, label, subject, kind, strength } = judgement;
  if (findScoredSide(judgement) !== null) return 0;
  if (likely !== undefined) return likely[side] > likely[side === 'good' ? 'bad' : 'good'] ? likely[side] : 0;
  return label === side && subject === 'yes' && reportsEvent.includes(kind) ? strength / MOST_STRENGTH : 0;
}
