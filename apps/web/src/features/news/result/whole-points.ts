import type { NewsDetail } from '@gaemi/contracts/news-detail';

/**
 * Rounds points to whole ones that add up to a whole sum: each is rounded down, and the missing ones go to those that
 * lost most. Where the points do not make the sum, each is rounded by itself.
 */
export function wholePoints(points: readonly number[], sum: number): number[] {
  const floors = points.map((value) => Math.floor(value + 1e-6));
  const missing = sum - floors.reduce((total, value) => total + value, 0);
  if (missing < 0 || missing > points.length) return points.map(Math.round);
  const raised = new Set(
    points
      .map((value, index) => ({ index, lost: value - (floors[index] ?? 0) }))
      .toSorted((a, b) => b.lost - a.lost)
      .slice(0, missing)
      .map(({ index }) => index),
  );
  return floors.map((value, index) => value + (raised.has(index) ? 1 : 0));
}

export interface WholeTheme {
  name: string;
  points: number;
  eventIds: string[];
}

export interface WholeSide {
  themes: WholeTheme[];
  /** Whole points of the events of the side by id; those of a theme add up to the theme's. */
  points: Map<string, number>;
}

/** Whole points of the themes and events of a side, which add up to its score. */
export function wholeSide({ themes, events, side, total_score: score }: NewsDetail): WholeSide {
  const exact = new Map(events.filter((event) => event.side === side).map((event) => [event.event_id, event.points]));
  const ofThemes = wholePoints(
    themes.map((theme) => theme.points),
    score,
  );
  const whole = themes.map((theme, index) => ({
    name: theme.name,
    points: ofThemes[index] ?? 0,
    eventIds: theme.event_ids,
  }));
  const points = new Map<string, number>();
  for (const theme of whole) {
    const parts = wholePoints(
      theme.eventIds.map((id) => exact.get(id) ?? 0),
      theme.points,
    );
    for (const [index, id] of theme.eventIds.entries()) points.set(id, parts[index] ?? 0);
  }
  return { themes: whole, points };
}

/** `+9`, of an event or a theme. */
export function pointsText(points: number): string {
  return points < 1 ? '1 미만' : `+${points}`;
}
