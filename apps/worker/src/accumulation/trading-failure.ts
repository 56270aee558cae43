import { messages } from '@gaemi/contracts/messages';
import { ProviderError } from '@gaemi/providers/provider-error';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';

/** A failing source becomes a failing analysis with the sentence for its member; anything else is passed on. */
export function tradingFailure(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const sentence = error.kind === 'malformed' ? messages.tradingDataUnsound : messages.tradingSourceFailed;
  throw new AnalysisFailure(sentence, { retryable: error.retryable, cause: error });
}
