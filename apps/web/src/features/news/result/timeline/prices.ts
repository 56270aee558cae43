import { API_PREFIX, REQUEST_TIMEOUT_MS } from '@gaemi/contracts/routes';
import { queryOptions } from '@tanstack/react-query';

/** A trading day of a stock, in won and shares. */
export interface DailyPrice {
  day: string;
  close: number;
  volume: number;
}

interface StockPrices {
  /** Oldest first. */
  items: DailyPrice[];
  source: string;
  as_of: string;
}

/** The closes of a stock between two days (`yyyy-MM-dd`); null where there are none, whatever the reason. */
export function pricesQuery(code: string, from: string, to: string) {
  return queryOptions({
    queryKey: ['stock-prices', code, from, to],
    queryFn: () => fetchPrices(code, from, to),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

async function fetchPrices(code: string, from: string, to: string): Promise<StockPrices | null> {
  const url = new URL(`${API_PREFIX}/stocks/${encodeURIComponent(code)}/prices`, location.origin);
  url.search = String(new URLSearchParams({ from, to }));
  try {
    const response = await fetch(url, { credentials: 'include', signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
    const answer: unknown = response.ok ? await response.json() : null;
    return isPrices(answer) && answer.items.length > 1 ? answer : null;
  } catch {
    // A picture without prices is still one of the events.
    return null;
  }
}

function isPrices(answer: unknown): answer is StockPrices {
  return typeof answer === 'object' && answer !== null && 'items' in answer && Array.isArray(answer.items);
}
