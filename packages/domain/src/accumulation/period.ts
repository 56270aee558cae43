/** Reach of the trading data, in months before today. */
export const REACH_MONTHS = 12;

/** Time of day in Seoul from which the figures of the same day are final. */
export const SETTLED_AT = '20:15';
