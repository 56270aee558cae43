import type { LetterBasis } from './accumulate.ts';
import { requireShares } from './letters.ts';

/** Resale in whole percent from which a verdict names it, and from which it counts as most of the buying. */
const RESALE_NAMED = 30;
const RESALE_MOST = 70;

/** Plain reading of an accumulation result. */
export interface AccumulationVerdict {
  /** Number of majors, at least 1. */
  majors: number;
  /** Net buying of the majors, in shares. */
  net: number;
  /**
   * What the majors sold ÷ what they bought, cut to whole percent. `most` from 70 %, `part` from 30 %; null below. Churn
   * (1 − |net| / (buy + sell)) is another figure.
   */
  resale: { percent: number; level: 'most' | 'part' } | null;
}

/** Returns the verdict of a result; null without majors, that is without a net buyer. Throws RangeError for figures that are not share counts. */
export function reachVerdict({
  majors,
  majorBuy,
  majorSell,
}: Pick<LetterBasis, 'majors' | 'majorBuy' | 'majorSell'>): AccumulationVerdict | null {
  requireShares({ majorBuy, majorSell });
  if (majors.length === 0) return null;
  return { majors: majors.length, net: majorBuy - majorSell, resale: judgeResale(majorBuy, majorSell) };
}

function judgeResale(buy: number, sell: number): AccumulationVerdict['resale'] {
  const percent = buy === 0 ? 0 : Math.floor((100 * sell) / buy);
  if (percent < RESALE_NAMED) return null;
  return { percent, level: percent >= RESALE_MOST ? 'most' : 'part' };
}
