/** Times of the accumulation analysis, in milliseconds. */
export const analysisTiming = {
  /** Between two looks at the progress. */
  pollInterval: 1_000,
  /** From progress 100 until the result is loaded and shown. */
  resultDelay: 1_500,
};

export type AnalysisTiming = typeof analysisTiming;
