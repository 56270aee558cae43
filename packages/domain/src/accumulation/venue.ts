/** Trading venue: the exchange, the alternative trading system, or both. */
export const venues = ['KRX', 'NXT', 'KRX+NXT'] as const;
export type Venue = (typeof venues)[number];
