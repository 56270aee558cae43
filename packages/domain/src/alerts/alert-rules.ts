import { type FiledEvent, isInFiling } from '../filed-event.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import { seoulClock } from '../seoul-time.ts';
import type { AlertSettings, QuietHours, StockAlert } from './alert-settings.ts';

/** What the rules ask of an event. */
export interface AlertableEvent extends FiledEvent {
  /** Null where it counts for neither side. */
  side: NewsSide | null;
  strength: Strength;
  /** Stage of the rumour that it is; null for none. */
  stage: string | null;
}

/** Whether a briefing has an event: a strong one, a filing, or a stage of a rumour. Moves of the price never come here. */
export function isBriefed(event: AlertableEvent): boolean {
  return isInFiling(event) || event.stage !== null || (event.side !== null && event.strength >= 2);
}

/** Whether a member who chose this strength is alerted to an event. */
export function isAlerted(
  { side, strength }: Pick<AlertableEvent, 'side' | 'strength'>,
  { on, min }: Pick<StockAlert, 'on' | 'min'>,
): boolean {
  return on && side !== null && strength >= min;
}

/** Whether a moment lies in quiet hours: from their first minute on, up to their last one. */
export function isQuiet({ on, from, to }: QuietHours, at: Date): boolean {
  if (!on || from === to) return false;
  const clock = seoulClock(at);
  return from < to ? from <= clock && clock < to : from <= clock || clock < to;
}

/** Whether a pause of the member covers a moment. */
export function isPaused({ pausedUntil }: Pick<AlertSettings, 'pausedUntil'>, at: Date): boolean {
  return pausedUntil !== null && at < pausedUntil;
}
