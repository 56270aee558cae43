/** Times of the news analysis, in milliseconds. */
export const analysisTiming = {
  /** Between two looks at the progress. */
  pollInterval: 5_000,
  /** From progress 100 until the result is loaded. */
  resultLoadDelay: 2_000,
  /** From the loaded result until its panel appears. */
  resultPanelDelay: 1_000,
  /** Looks in a row that may be lost before the member is asked to look again; two minutes with the interval above. */
  mostLostPolls: 24,
};

export type AnalysisTiming = typeof analysisTiming;
