import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { Link, type LinkProps, useSearchParams } from 'react-router-dom';
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

/** Where a watched stock leads: its records, with the way back to this page of the list. */
function useRecordsLink({ code, name }: { code: string; name: string }): Pick<LinkProps, 'to' | 'state'> {
  const [params] = useSearchParams();
  const target = new URLSearchParams(params);
  target.set('stock', code);
  // The name goes along: a stock without a record has it from nowhere else.
  return { to: { search: `?${target}` }, state: { pickedName: name } };
}
