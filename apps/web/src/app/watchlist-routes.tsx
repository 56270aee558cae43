import { accumulationRecordKind } from '../features/accumulation/history-route.tsx';
import type { ListedRecord, RecordKind } from '../features/analysis/records/record-kind.ts';
import { newsRecordKind } from '../features/news/history-route.tsx';
import { stockOfAddress } from '../features/watchlist/stock-of-address.ts';
import { preloadWatchlist } from '../features/watchlist/watchlist-query.ts';
import { WatchlistScreen } from '../features/watchlist/watchlist-screen.tsx';
import type { Preload } from '../shared/preload.ts';

// Here and not in a feature: the watchlist opens the records of both analyses.

/** `/favorite` */
export function NewsWatchlistRoute() {
  return <WatchlistScreen kind={newsRecordKind} board="news" />;
}

/** `/mjb-favorite` */
export function AccumulationWatchlistRoute() {
  return <WatchlistScreen kind={accumulationRecordKind} board="accumulation" />;
}

/** The page of the watchlist that the address asks for, or the records of the stock that it names. */
function preloadList<Item extends ListedRecord>(kind: RecordKind<Item>): Preload {
  return (client, address) => {
    const stock = stockOfAddress(address.searchParams);
    if (stock === 'unknown') return [];
    if (stock === 'none') return preloadWatchlist(client, address);
    return [client.ensureQueryData(kind.pageQuery({ stock_code: stock.code }, 1))];
  };
}

export const preloadNewsWatchlist = preloadList(newsRecordKind);
export const preloadAccumulationWatchlist = preloadList(accumulationRecordKind);
