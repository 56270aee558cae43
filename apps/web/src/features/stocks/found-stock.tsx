import type { StockItem } from '@gaemi/contracts/stocks';
import type { Market } from '@gaemi/domain/stock-master/listed-company';
import { HeartButton } from '../../ui/heart-button/heart-button.tsx';
import { StockRow, StockRowAction } from '../../ui/stock-row/stock-row.tsx';
import { useWatchedStock } from './watched-stock.ts';

/** What the button of a found company does. */
export interface StockAction {
  label: string;
  /** Credits. */
  cost: number;
  onPick: (stock: StockItem) => void;
}

interface Props {
  stock: StockItem;
  /** What was searched for. */
  term: string;
  action: StockAction;
}

const marketNames: Record<Market, string> = { KOSPI: '코스피', KOSDAQ: '코스닥', KONEX: '코넥스' };

/** A company that was found, with its heart and the button that starts its analysis. */
export function FoundStock({ stock, term, action: { label, cost, onPick } }: Props) {
  const { busy, watch } = useWatchedStock(stock);
  return (
    <StockRow
      name={stock.name}
      code={stock.code}
      note={marketNames[stock.market]}
      term={term}
      heart={<HeartButton name={stock.name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />}
      action={<StockRowAction name={stock.name} label={label} cost={cost} onPress={() => onPick(stock)} />}
    />
  );
}
