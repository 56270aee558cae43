/** Days that prices reach back from today, and the longest period of one request. */
export const PRICE_REACH_DAYS = 400;
