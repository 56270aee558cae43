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
