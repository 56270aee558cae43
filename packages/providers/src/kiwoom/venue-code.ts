import type { Venue } from '@gaemi/domain/accumulation/venue';

/** Suffix of the stock code for each venue. */
const venueSuffix: Record<Venue, string> = { KRX: '', NXT: '_NX', 'KRX+NXT': '_AL' };

/** Code under which Kiwoom has a stock at a venue. */
export const venueCode = (code: string, venue: Venue): string => `${code}${venueSuffix[venue]}`;
