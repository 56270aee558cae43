import type { NewsDetail } from '@gaemi/contracts/news-detail';
import { roundToSum } from '../../../shared/round-to-sum.ts';

export interface RoundedTheme {
  name: string;
  points: number;
  eventIds: string[];
}

export interface RoundedSide {
  themes: RoundedTheme[];
  /** Rounded points of the events of the side by id; those of a theme add up to the theme's. */
  points: Map<string, number>;
}

/** Whole points of the themes and events of a side, which add up to its score. */
export function roundSide({
  themes,
  events,
  side,
  total_score: score,
}: Pick<NewsDetail, 'themes' | 'events' | 'side' | 'total_score'>): RoundedSide {
  const exact = new Map(events.filter((event) => event.side === side).map((event) => [event.event_id, event.points]));
  const sums = roundToSum(
    themes.map((theme) => theme.points),
    score,
    1,
  );
  const rounded = themes.map((theme, index) => ({
    name: theme.name,
    points: sums[index] ?? 0,
    eventIds: theme.event_ids,
  }));
  const points = new Map<string, number>();
  for (const theme of rounded) {
    const exactOfTheme = theme.eventIds.map((id) => exact.get(id) ?? 0);
    const parts = roundToSum(exactOfTheme, theme.points, 1);
    for (const [index, id] of theme.eventIds.entries()) points.set(id, parts[index] ?? 0);
  }
  return { themes: rounded, points };
}

/** `+9`, of an event or a theme. */
export function pointsText(points: number): string {
  return points < 1 ? '1 미만' : `+${points}`;
}
