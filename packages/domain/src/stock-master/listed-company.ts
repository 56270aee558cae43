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
  /** Names in use by the press. */
  aliases: string[];
  /** Former listed names. */
  formerNames: string[];
  /** Firms of a financial group that are not listed themselves; absent for others. */
  subsidiaries?: string[];
  /** Number of shares; null when unknown. */
  listedShares: number | null;
  floatingShares: number | null;
  /** Market value of the previous trading day in won; null or absent when unknown. */
  marketValue?: number | null;
  /** Its industry (업종) as the exchange names it; null or absent when unknown. */
  industry?: string | null;
}
