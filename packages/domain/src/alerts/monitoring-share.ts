/**
 * Part of what a day allows, budget of the model and calls of a source, that monitoring may use. The rest is for the
 * analyses that members pay for; they may use all of it.
 */
export const MONITORING_SHARE = 0.5;

/** What was used of a day so far. `all`: by monitoring and by analyses. */
export interface DayUse {
  all: number;
  monitoring: number;
}

/** Returns how much of what a day allows monitoring may use, in whole units. */
export const monitoringLimit = (perDay: number): number => Math.floor(perDay * MONITORING_SHARE);

/** Returns whether monitoring may use more today: of its own share, and of what the day has left. */
export const mayMonitor = ({ all, monitoring }: DayUse, perDay: number): boolean =>
  monitoring < monitoringLimit(perDay) && all < perDay;
