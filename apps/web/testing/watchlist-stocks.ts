import type { CombinedNews } from '@gaemi/contracts/news-analysis';
import type { WatchlistList, WatchlistStock, WatchlistSums } from '@gaemi/contracts/watchlist';
import { findTrace } from '../src/features/analysis/accumulated/trace-word.tsx';
import { buildPage } from './news-records.ts';
import type { StubApi } from './stub-api.ts';

/** The stock of an analysis as the watchlist answers it before it was analysed. */
export function toWatchlistStock({
  _id,
  stock_code: code,
  stock_name: name,
}: Pick<CombinedNews, '_id' | 'stock_code' | 'stock_name'>): WatchlistStock {
  return { _id, code, name, last: null, accumulation: null, change: null, price: null, news: null, alerted: false };
}

export const noSums: WatchlistSums = {
  ...{ stocks: 0, analysed: 0, good: 0, bad: 0, good_up: 0, bad_up: 0 },
  ...{ with_news: 0, new_events: 0, traces: { clear: 0, medium: 0, faint: 0 } },
};

/** Lets the API know these watched stocks; they may change between calls. */
export function answerWatchlist(
  api: StubApi,
  stocks: () => readonly WatchlistStock[],
  {
    alerts_paused = false,
    as_of,
    ...sums
  }: Partial<Pick<WatchlistList, 'alerts_paused' | 'as_of'> & WatchlistSums> = {},
): void {
  api.on(/GET watchlist/, (call) => {
    const term = call.query.get('query') ?? '';
    const trace = call.query.get('trace');
    const found = stocks()
      .filter(({ name, code }) => name.includes(term) || code.includes(term))
      .filter(
        ({ accumulation }) => trace === null || (accumulation !== null && findTrace(accumulation.basis) === trace),
      );
    const { body } = buildPage(found, call);
    const list = { ...Object(body), alerts_paused, as_of: as_of ?? new Date().toISOString() };
    return { body: { ...list, sums: { ...noSums, stocks: stocks().length, ...sums } } };
  });
}
