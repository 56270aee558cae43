import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { callApi } from '../../../shared/api/api-client.ts';
import { useWatchedStock } from '../../stocks/watched-stock.ts';
import styles from './popular-stocks.module.css';

const COUNT = 5;

/** The largest listed companies, each of them one press away from the watchlist; nothing while they are not known. */
export function PopularStocks() {
  const { data } = useQuery({
    queryKey: ['stock-search', 'largest'],
    queryFn: ({ signal }) => callApi('searchStocks', { query: { page: 1, size: COUNT }, signal }),
    meta: { keepsService: true },
    staleTime: 300_000,
  });
  if (data === undefined) return null;
  return (
    <ul className={styles.stocks} aria-label="시가총액이 큰 종목">
      {data.items.map((stock) => (
        <li key={stock.code}>
          <AddButton stock={stock} />
        </li>
      ))}
    </ul>
  );
}

function AddButton({ stock }: { stock: { code: string; name: string; like: boolean } }) {
  const { busy, watch } = useWatchedStock(stock);
  return (
    <button
      type="button"
      className={styles.stock}
      aria-label={`${stock.name} 관심 종목`}
      aria-pressed={stock.like}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!busy) watch(!stock.like);
      }}
    >
      <Heart size={18} aria-hidden />
      {stock.name}
    </button>
  );
}
