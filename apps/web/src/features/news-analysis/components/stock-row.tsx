import type { Market, StockItem } from '@gaemi/contracts/stocks';
import { Button, ButtonCost } from '../../../components/button.tsx';
import styles from './stock-row.module.css';

interface Props {
  stock: StockItem;
  /** What was searched for; marked in the name. */
  term: string;
  cost: number;
  onPick: () => void;
}

const marketNames: Record<Market, string> = { KOSPI: '코스피', KOSDAQ: '코스닥', KONEX: '코넥스' };

/** A company with its button: with a mouse on hover or focus, on phones always. */
export function StockRow({ stock, term, cost, onPick }: Props) {
  return (
    <tr className={styles.row}>
      <td className={styles.cell}>
        <div className={styles.line}>
          <div className={styles.name}>
            <MarkedName name={stock.name} term={term} />
            <span className={styles.code}>
              {stock.code} · {marketNames[stock.market]}
            </span>
          </div>
          <Button
            look="accent"
            className={styles.button}
            onClick={onPick}
            aria-label={`${stock.name} 분석하기 ${cost} 크레딧`}
          >
            분석하기 <ButtonCost>{cost} 크레딧</ButtonCost>
          </Button>
        </div>
      </td>
    </tr>
  );
}

function MarkedName({ name, term }: { name: string; term: string }) {
  const at = name.toLowerCase().indexOf(term.toLowerCase());
  if (at < 0) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + term.length)}</mark>
      {name.slice(at + term.length)}
    </span>
  );
}
