import type { StockItem } from '@gaemi/contracts/stocks';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { StockRow, StockRowAction } from '../../ui/stock-row/stock-row.tsx';
import { marketNames } from './market-names.ts';
import { useWatchlistStock } from './watchlist-stock.ts';

export type PickedStock = Pick<StockItem, 'code' | 'name'>;

/** What the button of a found company does. */
export interface StockAction {
  label: string;
  /** Credits. */
  cost: number;
  onPick: (stock: PickedStock) => void;
}

interface Props {
  stock: StockItem;
  /** What was searched for. */
  term: string;
  action: StockAction;
}

/** Market of a found company; for who looked for a preferred share, that it is the ordinary one. */
export const describeShare = ({ market, by_preferred }: Pick<StockItem, 'market' | 'by_preferred'>): string =>
  `${marketNames[market]}${by_preferred ? ' · 우선주가 아닌 보통주' : ''}`;

/** A company that was found, with its heart and the button that starts its analysis. */
export function FoundStock({ stock, term, action: { label, cost, onPick } }: Props) {
  const { busy, watch } = useWatchlistStock(stock);
  return (
    <StockRow
      name={stock.name}
      code={stock.code}
      note={describeShare(stock)}
      term={term}
      heart={<HeartButton name={stock.name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />}
      action={<StockRowAction name={stock.name} label={label} cost={cost} onPress={() => onPick(stock)} />}
    />
  );
}
