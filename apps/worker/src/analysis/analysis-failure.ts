import type { FailureCode } from '@gaemi/domain/analysis/failure-codes';

/** An analysis cannot be finished. `retryable` says whether another try can help. */
export class AnalysisFailure extends Error {
  readonly code: FailureCode;
  readonly retryable: boolean;

  constructor(code: FailureCode, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(code, { cause: options.cause });
    this.name = 'AnalysisFailure';
    this.code = code;
    this.retryable = options.retryable ?? false;
  }
}

/** Somebody else holds the analysis now, or it has ended: nothing of this work may land on it. */
export class LeaseLost extends Error {
  constructor() {
    super('the lease was lost');
    this.name = 'LeaseLost';
  }
}
