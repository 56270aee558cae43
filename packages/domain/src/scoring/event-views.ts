import { type EventType, eventTypeNames } from '../judge/judgement/event-type.ts';
import type { Strength } from '../judge/judgement/judgement.ts';
import type { NewsSide } from '../news-side.ts';
import { seoulDay } from '../seoul-time.ts';
import { compareText } from '../text-order.ts';

/** A scored event on the timeline. */
export interface TimelineEvent {
  eventId: string;
  /** Day in Seoul of the first article. */
  day: string;
  /** Short name, e.g. "자사주 소각". */
  short: string;
  type: EventType;
  side: NewsSide;
  strength: Strength;
  points: number;
}

/** Events of one type and what they add to a side's score. */
export interface Theme {
  name: string;
  points: number;
  /** Most points first. */
  eventIds: string[];
}

/** Number of articles of a day in Seoul. */
export interface DayCount {
  day: string;
  count: number;
}

/** Number of articles of a day that only report the price. */
export type PriceReaction = DayCount;

/** Returns the events oldest first; of one day those with more points first. */
export function toTimeline(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.toSorted(
    (a, b) =>
      compareText(a.day, b.day) ||
      b.points - a.points ||
      compareText(a.side, b.side) ||
      compareText(a.eventId, b.eventId),
  );
}

/** Groups the events of one side by type, the type with the most points first. */
export function groupThemes(events: readonly TimelineEvent[]): Theme[] {
  const byPoints = events.toSorted((a, b) => b.points - a.points || compareText(a.eventId, b.eventId));
  const themes = new Map<EventType, Theme>();
  for (const { type, points, eventId } of byPoints) {
    const theme = themes.get(type) ?? { name: eventTypeNames[type], points: 0, eventIds: [] };
    themes.set(type, { ...theme, points: theme.points + points, eventIds: [...theme.eventIds, eventId] });
  }
  return [...themes.values()].sort((a, b) => b.points - a.points || compareText(a.name, b.name));
}

/** Counts articles by their day in Seoul, oldest first. */
export function countByDay(publishedAt: readonly Date[]): DayCount[] {
  const counts = new Map<string, number>();
  for (const day of publishedAt.map(seoulDay).sort()) counts.set(day, (counts.get(day) ?? 0) + 1);
  return [...counts].map(([day, count]) => ({ day, count }));
}
