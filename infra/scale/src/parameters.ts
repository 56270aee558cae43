/** What the simulation rests on. docs/scale.md says for each where it comes from; change it there too. */
export const parameters = {
  /** Share of the members that come on a trading day, and analyses that each of them asks for. */
  activeShare: 0.1,
  analysesPerActive: 1.5,
  /** Share of a day's analyses in the hour from 08:30 to 09:30, and how much denser its first ten minutes are. */
  peakHourShare: 0.18,
  burst: 2,
  /** Companies by how often they are asked for: the n-th comes 1 / n^skew times as often as the first. */
  companies: 2_700,
  skew: 0.9,
  /** Processor seconds of one analysis, both sides, as a warm worker was measured. */
  cpuSeconds: 0.143,
  /** Seconds that the news and the model take, median, and how far they spread. */
  outsideSeconds: 12,
  outsideSpread: 0.4,
  /** Calls of the news search for one analysis. */
  newsCalls: 2,
  /** Calls that the news search allows a day. */
  newsCallsPerDay: 25_000,
  /** Tokens of one analysis, and dollars for a million of them. */
  tokensIn: 12_000,
  tokensOut: 3_000,
  dollarsIn: 0.25,
  dollarsOut: 2,
  /** Dollars of an hour of one worker (1 vCPU, 2 GB). */
  workerHour: 0.056,
};
export type Parameters = typeof parameters;
