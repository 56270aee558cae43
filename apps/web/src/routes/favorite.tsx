import { newsRecordKind } from '../features/news-history/news-record-kind.ts';
import { WatchlistScreen } from '../features/watchlist/components/watchlist-screen.tsx';

/** `/favorite` */
export function Favorite() {
  return <WatchlistScreen kind={newsRecordKind} />;
}
