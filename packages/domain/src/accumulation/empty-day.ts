import { endOfSeoulDay } from '../seoul-time.ts';
import type { Venue } from './venue.ts';

/** A settled day for which a source gave no trades, and what else is known of it. */
export interface EmptyDay {
  /**
   * Shares traded by the stored prices. `unknown`: not stored. `none`: no source of prices will ever know them.
   */
  volume: number | 'unknown' | 'none';
  /** Day in Seoul of the first look that found it empty; null for this one. */
  emptyOn: string | null;
  /** Time of this look. */
  at: Date;
}

/**
 * Returns what the volume of KRX, which sources of prices give, says of a venue: shares traded on KRX say nothing of NXT, which
 * takes stocks out of trading for days.
 */
export const volumeOfVenue = (venue: Venue, volume: EmptyDay['volume']): EmptyDay['volume'] =>
  venue === 'NXT' && volume !== 0 ? 'none' : volume;

/** Least time between two looks that confirm each other: one outage of a source is not seen twice. */
const CONFIRMED_AFTER_MS = 12 * 3_600_000;

/**
 * What an empty answer is worth: a source in trouble gives one, too. `isFinal`: nobody traded, as the volume says, or where there are no
 * volumes an empty answer again, 12 hours after the day of the first one. `isContradicted`: shares were traded, so the source lacks the
 * day, however often it is asked.
 */
export function judgeEmptyDay({ volume, emptyOn, at }: EmptyDay): { isFinal: boolean; isContradicted: boolean } {
  const isEmptyAgain = emptyOn !== null && at.getTime() - endOfSeoulDay(emptyOn).getTime() >= CONFIRMED_AFTER_MS;
  return {
    isFinal: volume === 0 || (volume === 'none' && isEmptyAgain),
    isContradicted: typeof volume === 'number' && volume > 0,
  };
}
