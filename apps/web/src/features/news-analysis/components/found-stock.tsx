import type { Market, StockItem } from '@gaemi/contracts/stocks';
import { Button, ButtonCost } from '../../../components/button.tsx';
import { HeartButton } from '../../../components/heart-button.tsx';
import { rowAction, StockRow } from '../../../components/stock-row.tsx';
import { useWatchedStock } from '../../../session/watched-stock.ts';

interface Props {
  stock: StockItem;
  /** What was searched for. */
  term: string;
  cost: number;
  onPick: () => void;
}

const marketNames: Record<Market, string> = { KOSPI: '코스피', KOSDAQ: '코스닥', KONEX: '코넥스' };

/** A company that was found, with its heart and the button that starts its analysis. */
export function FoundStock({ stock, term, cost, onPick }: Props) {
  const { busy, watch } = useWatchedStock(stock);
  return (
    <StockRow
      name={stock.name}
      note={`${stock.code} · ${marketNames[stock.market]}`}
      term={term}
      heart={<HeartButton name={stock.name} liked={stock.like} busy={busy} onToggle={() => watch(!stock.like)} />}
      action={
        <Button
          look="accent"
          className={rowAction}
          onClick={onPick}
          aria-label={`${stock.name} 분석하기 ${cost} 크레딧`}
        >
          분석하기 <ButtonCost>{cost} 크레딧</ButtonCost>
        </Button>
      }
    />
  );
}
