import { useSearchParams } from 'react-router-dom';
import { StockRecords } from '../features/news-history/components/stock-records.tsx';
import { WatchlistScreen } from '../features/watchlist/components/watchlist-screen.tsx';

/** `/favorite`: the watchlist, or the records of the stock that was picked from it. */
export function Favorite() {
  const [params] = useSearchParams();
  const code = params.get('stock');
  return code === null ? (
    <WatchlistScreen records="분석 기록" searchAt="/analysis" />
  ) : (
    <StockRecords key={code} code={code} />
  );
}
