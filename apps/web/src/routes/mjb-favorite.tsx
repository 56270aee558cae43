import { mjbRecordKind } from '../features/mjb-history/mjb-record-kind.ts';
import { WatchlistScreen } from '../features/watchlist/components/watchlist-screen.tsx';

/** `/mjb-favorite` */
export function MjbFavorite() {
  return <WatchlistScreen kind={mjbRecordKind} />;
}
