/** Close and volume of a stock on a trading day, both adjusted for splits. */
export interface DailyPrice {
  /** Trading day in Seoul, "yyyy-MM-dd". */
  day: string;
  /** Closing price in won. */
  close: number;
  /** Traded shares; 0 on a day without a trade. */
  volume: number;
}
