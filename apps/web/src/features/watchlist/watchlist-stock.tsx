import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { ChevronRight } from 'lucide-react';
import { StockRow } from '../../ui/stock-row/stock-row.tsx';
import { useRecordsLink } from './records-link.ts';
import { WatchlistHeart } from './watchlist-heart.tsx';

/** A stock of the watchlist: leads to its records; its heart takes it off the list after asking. */
export function WatchlistRow({ stock, term }: { stock: WatchlistStock; term: string }) {
  return (
    <StockRow
      name={stock.name}
      code={stock.code}
      term={term}
      link={useRecordsLink(stock)}
      heart={<WatchlistHeart stock={stock} />}
      action={<ChevronRight size={20} aria-hidden />}
    />
  );
}
