import { useState } from 'react';
import { createPortal } from 'react-dom';
import { ConfirmDialog } from '../../ui/dialog/dialog.tsx';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { useWatchlistStock } from '../stocks/watchlist-stock.ts';

interface Props {
  stock: { code: string; name: string };
  className?: string | undefined;
}

/** The heart of a watched stock: takes it off the list after asking. */
export function WatchlistHeart({ stock, className }: Props) {
  const [asks, setAsks] = useState(false);
  const { busy, watch } = useWatchlistStock(stock);
  // Open until it is done: the second half of a double click must not land on the row beneath.
  const remove = () => watch(false, () => setAsks(false));
  return (
    <>
      {/* Empty from the moment the deletion is sent; the row goes with the list that comes next. */}
      <HeartButton name={stock.name} liked={!busy} busy={busy} onToggle={() => setAsks(true)} className={className} />
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
