/**
 * Part of what a day allows, budget of the model and calls of a source, that watching may use. The rest is for the
 * analyses that members pay for; they may use all of it.
 */
export const WATCHING_SHARE = 0.5;

/** What was used of a day so far. `all`: by watching and by analyses. */
export interface DayUse {
  all: number;
  watching: number;
}

/** Returns how much of what a day allows watching may use, in whole units. */
export const watchingLimit = (perDay: number): number => Math.floor(perDay * WATCHING_SHARE);

/** Returns whether watching may use more today: of its own share, and of what the day has left. */
export const mayWatch = ({ all, watching }: DayUse, perDay: number): boolean =>
  watching < watchingLimit(perDay) && all < perDay;
