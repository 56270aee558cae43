import { accumulationRecordKind } from '../features/accumulation/history-route.tsx';
import { newsRecordKind } from '../features/news/history-route.tsx';
import { WatchlistScreen } from '../features/watchlist/watchlist-screen.tsx';

// Here and not in a feature: the watchlist opens the records of both analyses.

/** `/favorite` */
export function NewsWatchlistRoute() {
  return <WatchlistScreen kind={newsRecordKind} />;
}

/** `/mjb-favorite` */
export function AccumulationWatchlistRoute() {
  return <WatchlistScreen kind={accumulationRecordKind} />;
}
