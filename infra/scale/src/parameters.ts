import { monitoringHours } from '@gaemi/domain/alerts/monitoring-order';

/** What the simulation rests on. quality/readings/scale.md says for each where it comes from; change it there too. */
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
  /** Calls of the news search for one analysis, `pnpm bench:costs`, medium tier. */
  newsCalls: 4.3,
  /** Calls that the news search allows a day. */
  newsCallsPerDay: 25_000,
  /** Calls that OpenDART allows a key a day. */
  dartCallsPerDay: 20_000,
  /** What one reader asks for all companies where news comes from streams. */
  reader: {
    /** READER_EVERY as shipped, and feeds of the bundled list. */
    everySeconds: 600,
    feeds: 9,
    /** Filings of listed companies on a day (219,000 a year), and lines of a page of their list. */
    filingsPerDay: 900,
    filingsPerPage: 100,
    /** Share of the filings whose figures cost a call of their own. */
    figuresShare: 0.3,
    /** Calls of the first look at a stock for what lies before the first read. */
    callsBefore: 1,
  },
  /** Tokens of one analysis, `pnpm bench:costs`, medium tier, without what a model thinks; and dollars for a million of them. */
  tokensIn: 21_442,
  tokensOut: 3_908,
  dollarsIn: 0.25,
  dollarsOut: 2,
  /** Dollars of an hour of one worker (1 vCPU, 2 GB). */
  workerHour: 0.056,
  /** The hourly monitoring of the stocks that members want to be told of. */
  monitoring: {
    /** Share of the members who want to be told of anything, and stocks that each of them switches on. */
    share: 0.2,
    stocksEach: 3,
    rounds: monitoringHours.last - monitoringHours.first + 1,
    /** Looks of one worker side by side, and seconds of one that finds nothing new. */
    atOnce: 2,
    lookSeconds: 3,
    /** Calls of the news search for one look: at most those of a basic analysis, `pnpm bench:costs`. */
    newsCalls: 2.2,
    /** Events of all companies together on a trading day. */
    eventsPerDay: 6_000,
    /** Of an event alone in its question: 1,769 of instructions and 145 of its own, `pnpm bench:costs`. */
    tokensInPerEvent: 1_914,
    tokensOutPerEvent: 64,
    /** The model's cap of a day, as shipped. */
    tokensPerDay: 1_000_000_000,
  },
};
export type Parameters = typeof parameters;
