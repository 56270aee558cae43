import type { Strength } from '../judge/judgement/judgement.ts';
import { addDays } from '../seoul-time.ts';
import { type AlertableEvent, isAlerted } from './alert-rules.ts';
import { ALERTS_PER_DAY } from './alert-settings.ts';

/** Days that a preview covers, today included. */
export const PREVIEWED_DAYS = 30;

/** The first day of a preview. */
export const firstPreviewedDay = (today: string): string => addDays(today, 1 - PREVIEWED_DAYS);

/**
 * Returns on which of the last days, the oldest first, a member who chose this strength would have been alerted, and how often at most;
 * null without events. Quiet hours are not looked at: the time of day of an event is not kept.
 */
export function alertPreview(
  events: readonly (AlertableEvent & { day: string })[],
  { min, today }: { min: Strength; today: string },
): { days: boolean[]; count: number } | null {
  if (events.length === 0) return null;
  const first = firstPreviewedDay(today);
  const counts = Array.from({ length: PREVIEWED_DAYS }, (_, index) => {
    const day = addDays(first, index);
    const alerted = events.filter((event) => event.day === day && isAlerted(event, { on: true, min }));
    return Math.min(alerted.length, ALERTS_PER_DAY);
  });
  return { days: counts.map((count) => count > 0), count: counts.reduce((sum, count) => sum + count, 0) };
}
