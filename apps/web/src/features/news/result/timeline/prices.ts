import type { StockPrices } from '@gaemi/contracts/stocks';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../../../shared/api/api-client.ts';
import type { ResultView } from '../result-view.ts';

/** A trading day of a stock, in won and shares. */
export type DailyPrice = StockPrices['items'][number];

/** The closes of a stock between two days (`yyyy-MM-dd`); null where there are none, whatever the reason. */
export function pricesQuery(code: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['stock-prices', code, from, to],
    queryFn: ({ signal }) => fetchPrices({ code, from, to }, signal),
    staleTime: 60_000,
    retry: false,
  });
}

/** The closes of the days that a result covers. */
export const pricesOfResultQuery = ({ code, coverage }: Pick<ResultView, 'code' | 'coverage'>) =>
  pricesQuery(code, coverage.covered_from ?? coverage.asked_from, coverage.asked_to);

async function fetchPrices(
  { code, from, to }: { code: string; from: string; to: string },
  signal: AbortSignal,
): Promise<StockPrices | null> {
  try {
    const prices = await callApi('stockPrices', { params: { code }, query: { from, to }, signal });
    return prices.items.length > 1 ? prices : null;
  } catch (error) {
    if (signal.aborted) throw error;
    // A picture without prices is still one of the events.
    return null;
  }
}
