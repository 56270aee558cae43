/** Why an analysis ended in error, with its credits back. Members read a sentence for it. */
export const failureCodes = [
  'analysis-failed',
  'analysis-overdue',
  'analysis-too-costly',
  'not-enough-news',
  'news-source-failed',
  'judge-failed',
  'trading-source-failed',
  'trading-data-unsound',
  'no-broker-data',
  'float-unknown',
] as const;
export type FailureCode = (typeof failureCodes)[number];
