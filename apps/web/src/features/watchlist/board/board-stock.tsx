import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { Link } from 'react-router-dom';
import { useRecordsLink } from '../records-link.ts';
import { WatchlistHeart } from '../watchlist-heart.tsx';
import styles from './board-stock.module.css';

/** Heart, name and code of a watched stock at the beginning of its line; the name leads to its analyses. */
export function BoardStock({ stock, nameId }: { stock: WatchlistStock; nameId: string }) {
  return (
    <div className={styles.stock}>
      <WatchlistHeart stock={stock} className={styles.heart} />
      <span className={styles.names}>
        <Link {...useRecordsLink(stock)} id={nameId} className={styles.name}>
          {stock.name}
        </Link>
        <small>{stock.code}</small>
      </span>
    </div>
  );
}
