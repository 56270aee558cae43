/**
 * Net buying of the groups of investors in a stock on a trading day, in shares; negative when they sold more. Null
 * while the day is not settled: never 0 for "not known yet".
 */
export interface InvestorFlow {
  /** Trading day in Seoul, "yyyy-MM-dd". */
  day: string;
  foreign: number | null;
  institutional: number | null;
  individual: number | null;
}
