import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';
import { messages } from './messages.ts';

/** What a member reads of an analysis that ended in error. */
export const failureSentences: Record<FailureCode, string> = {
  'analysis-failed': messages.analysisFailed,
  'analysis-overdue': messages.analysisOverdue,
  'analysis-too-costly': messages.analysisTooCostly,
  'not-enough-news': messages.notEnoughNews,
  'news-source-failed': messages.newsSourceFailed,
  'judge-failed': messages.judgeFailed,
  'trading-source-failed': messages.tradingSourceFailed,
  'trading-data-unsound': messages.tradingDataUnsound,
  'no-broker-data': messages.noBrokerData,
  'float-unknown': messages.floatUnknown,
};
