import { ProviderError } from '@gaemi/providers/provider-error';
import { AnalysisFailure } from '../analysis/analysis-failure.ts';

/**
 * A failing source becomes a failing analysis ; anything else is passed on. Figures that
 * contradict themselves stay so; something else in place of an answer, such as a maintenance page, passes.
 */
export function tradingFailure(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const code = error.contradicts ? 'trading-data-unsound' : 'trading-source-failed';
  const retryable = error.retryable || (error.kind === 'malformed' && !error.contradicts);
  throw new AnalysisFailure(code, { retryable, cause: error });
}
