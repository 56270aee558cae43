import { writeSentence } from './api-error.ts';

/** What an error panel says of a query that failed, with the way to ask again. */
export function describeFailure(query: { error: unknown; isFetching: boolean; refetch: () => unknown }) {
  const { error, isFetching, refetch } = query;
  return { hint: writeSentence(error), onRetry: () => void refetch(), busy: isFetching };
}
