import { useSearchParams } from 'react-router-dom';
import { MjbStockRecords } from '../features/mjb-history/components/mjb-stock-records.tsx';
import { WatchlistScreen } from '../features/watchlist/components/watchlist-screen.tsx';

/** `/mjb-favorite`: the watchlist, or the accumulation analyses of the stock that was picked from it. */
export function MjbFavorite() {
  const [params] = useSearchParams();
  const code = params.get('stock');
  if (code !== null) return <MjbStockRecords key={code} code={code} />;
  return <WatchlistScreen records="매집비 기록" searchAt="/mjb" />;
}
