import { useQuery } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { largestStocksQuery } from '../../stocks/largest-stocks.ts';
import { useWatchlistStock } from '../../stocks/watchlist-stock.ts';
import styles from './popular-stocks.module.css';

const COUNT = 5;

/** The largest listed companies, each of them one press away from the watchlist; their room while they are on their way. */
export function PopularStocks() {
  const { data: stocks, isPending } = useQuery(largestStocksQuery(COUNT));
  if (!isPending && stocks === undefined) return null;
  return (
    <div className={styles.place} aria-busy={isPending || undefined}>
      {stocks !== undefined && (
        <ul className={styles.stocks} aria-label="시가총액이 큰 종목">
          {stocks.map((stock) => (
            <li key={stock.code}>
              <AddButton stock={stock} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function AddButton({ stock }: { stock: { code: string; name: string; like: boolean } }) {
  const { busy, watch } = useWatchlistStock(stock);
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
