import { labelNames, type NewsSide } from '../news-side.ts';

/** Number of events below which a score has a note, since a single event moves it too much. */
export const FEW_EVENTS = 5;

/** Returns whether so many good and bad events together are too few to claim a direction. */
export const isThin = (scoredEvents: number): boolean => scoredEvents < FEW_EVENTS;

/**
 * Returns the note that a side's score rests on few events: those of the whole analysis or, if these are enough, those
 * of the side. Null otherwise.
 */
export function fewEventsSentence({
  side,
  ofSide,
  kept,
}: {
  side: NewsSide;
  ofSide: number;
  kept: number;
}): string | null {
  if (kept < FEW_EVENTS) return `판단한 소식이 ${kept}건뿐이라 점수가 쉽게 바뀔 수 있어요.`;
  if (ofSide === 0 || ofSide >= FEW_EVENTS) return null;
  return `${labelNames[side]}로 본 소식이 ${ofSide}건뿐이라 점수가 쉽게 바뀔 수 있어요.`;
}
