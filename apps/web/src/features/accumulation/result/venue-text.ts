import type { Venue } from '@gaemi/domain/accumulation/venue';

/** `KRX · NXT`: where the trades were made that a card counts. */
export const venueText = (venue: Venue): string => venue.replace('+', ' · ');
