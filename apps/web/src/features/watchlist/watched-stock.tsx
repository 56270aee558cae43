import type { WatchlistStock } from '@gaemi/contracts/watchlist';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { StockRow } from '../../ui/stock-row/stock-row.tsx';
import { useWatchedStock } from '../stocks/watched-stock.ts';

/** A stock of the watchlist: leads to its records; its heart takes it off the list after asking. */
export function WatchedStock({ stock, term }: { stock: WatchlistStock; term: string }) {
  const [params] = useSearchParams();
  const [asks, setAsks] = useState(false);
  const { busy, watch } = useWatchedStock(stock);
  const target = new URLSearchParams(params);
  target.set('stock', stock.code);
  // Open until it is done: the second half of a double click must not land on the row beneath.
  const remove = () => watch(false, () => setAsks(false));
  return (
    <>
      <StockRow
        name={stock.name}
        code={stock.code}
        term={term}
        // The name goes along: a stock without a record has it from nowhere else.
        link={{ to: { search: `?${target}` }, state: { pickedName: stock.name } }}
        // Empty from the moment the deletion is sent; the row goes with the list that comes next.
        heart={<HeartButton name={stock.name} liked={!busy} busy={busy} onToggle={() => setAsks(true)} />}
        action={<ChevronRight size={20} aria-hidden />}
      />
      {asks &&
        createPortal(
          <ConfirmDialog
            title="관심 종목 삭제"
            action="삭제"
            busy={busy}
            onConfirm={remove}
            onCancel={() => setAsks(false)}
          >
            {stock.name} 종목을 관심 종목에서 삭제하시겠습니까?
          </ConfirmDialog>,
          document.body,
        )}
    </>
  );
}
