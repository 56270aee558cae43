/** An analysis cannot be finished. `sentence` is for the member; `retryable` says whether another try can help. */
export class AnalysisFailure extends Error {
  readonly sentence: string;
  readonly retryable: boolean;

  constructor(sentence: string, options: { retryable?: boolean; cause?: unknown } = {}) {
    super(sentence, { cause: options.cause });
    this.name = 'AnalysisFailure';
    this.sentence = sentence;
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
