import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../shared/api/api-client.ts';

/** Suggestions shown at once. */
const SHOWN = 6;

/** The companies that a search box suggests for what has been typed so far; the answer for the text before stays meanwhile. */
export function suggestedStocksQuery(term: string) {
  return queryOptions({
    queryKey: ['stock-search', 'suggested', term],
    queryFn: ({ signal }) => callApi('searchStocks', { query: { query: term, page: 1, size: SHOWN }, signal }),
    enabled: term !== '',
    meta: { keepsService: true },
    placeholderData: (before) => before,
    // The search itself says what is the matter.
    retry: false,
  });
}
