/** How far back the trading data reach, in months before today. */
export const REACH_MONTHS = 12;

/** From this time of day in Seoul the figures of the same day no longer move. */
export const SETTLED_AT = '20:15';
