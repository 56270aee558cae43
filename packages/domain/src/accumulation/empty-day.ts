/** A settled day for which a source gave no trades, and what else is known of it. */
export interface EmptyDay {
  /**
   * Shares traded by the stored prices. `unknown`: not stored yet. `none`: no source of prices will ever know them.
   */
  volume: number | 'unknown' | 'none';
  /** Day in Seoul of the first look that found it empty; null for this one. */
  emptyOn: string | null;
  /** Day in Seoul of this look. */
  today: string;
}

/**
 * What an empty answer is worth: a source in trouble gives one, too. `isFinal`: nobody traded, as the volume says, or where there are no
 * volumes an empty answer again on another day. `isContradicted`: shares were traded, so the source lacks the day for now; one that
 * still lacks it on another day is asked again, but stops no analysis.
 */
export function judgeEmptyDay({ volume, emptyOn, today }: EmptyDay): { isFinal: boolean; isContradicted: boolean } {
  const isEmptyAgain = emptyOn !== null && emptyOn < today;
  return {
    isFinal: volume === 0 || (volume === 'none' && isEmptyAgain),
    isContradicted: typeof volume === 'number' && volume > 0 && !isEmptyAgain,
  };
}
