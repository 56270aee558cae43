import type { WatchlistStock, WatchlistSums } from '@gaemi/contracts/watchlist';
import type { NewsRun } from '@gaemi/database/news-analysis/news-analysis.repository';
import { bySide, sideFields } from '@gaemi/domain/news-side';
import { chooseLeaning, findChange } from '@gaemi/domain/scoring/stock-runs';
import { type NewEventsOfStock, toNewEvents } from '../stocks/new-events.ts';

/** The analyses of a stock, newest first. */
type StockRuns = readonly [NewsRun, ...NewsRun[]];

/** The newest analysis of a stock, and its change since the one before. */
export function toLastNews(runs: StockRuns | undefined): Pick<WatchlistStock, 'last' | 'change'> {
  if (runs === undefined) return { last: null, change: null };
  const { _id, createdAt, result } = runs[0];
  const last = {
    _id: _id.toHexString(),
    created_at: createdAt.toISOString(),
    ...result.scores,
    reserve: result.reserve,
    thin: result.thin,
    percentage_value: result.percentage,
    score_version: result.scoreVersion,
    data_source: result.dataSource,
  };
  return { last, change: findChange(runs) };
}

/** Null where nothing of the stock is gathered. */
export const toNews = (found: NewEventsOfStock | undefined): WatchlistStock['news'] =>
  found === undefined ? null : toNewEvents(found);

/** Counts the stocks with new events, and these. */
export function toNewsSums(
  news: ReadonlyMap<string, NewEventsOfStock>,
): Pick<WatchlistSums, 'with_news' | 'new_events'> {
  const counts = [...news.values()].map(({ events }) => events.length).filter((count) => count > 0);
  return { with_news: counts.length, new_events: counts.reduce((sum, count) => sum + count, 0) };
}

/** Counts the stocks of a whole watchlist. */
export function toSums(
  stocks: readonly { code: string }[],
  analysed: ReadonlyMap<string, StockRuns>,
): Omit<WatchlistSums, 'with_news' | 'new_events' | 'traces'> {
  const runs = stocks.flatMap(({ code }) => {
    const own = analysed.get(code);
    return own === undefined ? [] : [own];
  });
  return {
    stocks: stocks.length,
    analysed: runs.length,
    ...bySide((side) => runs.filter(([latest]) => chooseLeaning(latest.result) === side).length),
    ...sideFields('up', (side) => runs.filter((own) => (findChange(own)?.[side] ?? 0) > 0).length),
  };
}
