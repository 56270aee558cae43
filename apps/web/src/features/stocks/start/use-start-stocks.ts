import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { largestStocksQuery } from '../largest-stocks.ts';
import { SHOWN, watchlistStocksQuery } from './start-queries.ts';

/** The companies to begin with: those that the member analysed last, as the service asks for them, watches, and the largest. */
export type StartStocks<Recent> = ReturnType<typeof useStartStocks<Recent, QueryKey>>;

/**
 * Asks for the companies to begin with, in one place for all that is drawn from them: of two places that are drawn one after
 * the other, with an answer between, one waits for a frame longer and then moves the other under a finger.
 */
export function useStartStocks<Recent, Key extends QueryKey>(
  recentQuery: UseQueryOptions<Recent[], Error, Recent[], Key>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const recent = useQuery({ ...recentQuery, enabled });
  const watched = useQuery({ ...watchlistStocksQuery, enabled });
  const largest = useQuery({ ...largestStocksQuery(SHOWN), enabled });
  return {
    recent: { isFailed: recent.isError, stocks: recent.data },
    watched: { isFailed: watched.isError, stocks: watched.data },
    largest: { isFailed: largest.isError, stocks: largest.data },
    /** All come at once: an empty list leaves its room to the others. */
    waits: [recent, watched, largest].some(({ isPending }) => isPending),
  };
}
