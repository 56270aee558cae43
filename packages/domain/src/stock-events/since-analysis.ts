import { seoulDay, startOfSeoulDay } from '../seoul-time.ts';
import type { StockEvent } from './stock-event.ts';

/**
 * Whether an event came out after an analysis of its stock. What was out before is not new, though it was found later: an
 * analysis reads a part of what there is. A turn and a stage of a rumour are news of their own, from the day of the analysis on.
 */
export function isOutSince(
  { at, day, stage, turnedTo }: Pick<StockEvent, 'at' | 'day' | 'stage'> & { turnedTo: StockEvent['side'] },
  analysedAt: Date,
): boolean {
  if (turnedTo !== null || at > analysedAt) return true;
  const analysedOn = seoulDay(analysedAt);
  // A filing without a moment of receipt has the start of its day.
  const hasNoMoment = at.getTime() === startOfSeoulDay(day).getTime();
  return (stage !== null || hasNoMoment) && day >= analysedOn;
}
