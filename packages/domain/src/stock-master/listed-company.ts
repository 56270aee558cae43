/** Exchange segments whose companies can be analysed. */
export const markets = ['KOSPI', 'KOSDAQ', 'KONEX'] as const;
export type Market = (typeof markets)[number];

/** Six characters; newer codes contain capital letters (`0126Z0`). */
export const STOCK_CODE = /^[0-9A-Z]{6}$/;

/** A company of the stock master. */
export interface ListedCompany {
  code: string;
  name: string;
  market: Market;
  /** Names that the press uses. */
  aliases: string[];
  /** Names it was listed under before. */
  formerNames: string[];
  /** Number of shares; null where unknown. */
  listedShares: number | null;
  floatingShares: number | null;
}
