import { QueryClient } from '@tanstack/react-query';

/** A query client for a result that is there in full: it has the answers it is given and asks nobody. */
export function createStillClient(): QueryClient {
  const isNeverAsked = { refetchOnMount: false, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
  return new QueryClient({
    defaultOptions: { queries: { ...isNeverAsked, gcTime: Number.POSITIVE_INFINITY } },
  });
}
