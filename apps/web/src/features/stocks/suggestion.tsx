import type { StockItem } from '@gaemi/contracts/stocks';
import { Heart } from 'lucide-react';
import { ageText } from '../../shared/seoul-date.ts';
import { MiniBar } from '../../ui/score/mini-bar.tsx';
import { CodeBadge } from '../../ui/table/table-cells.tsx';
import { useOnline } from '../../ui/use-online.ts';
import { describeShare, type StockAction } from './found-stock.tsx';
import styles from './suggestion.module.css';
import { optionId } from './use-stock-combobox.ts';

interface Props {
  stock: StockItem;
  /** Id of the listbox. */
  list: string;
  isActive: boolean;
  onActivate: () => void;
  action: StockAction;
  /** Credits that are missing for the action; 0 where none are. */
  missing: number;
  showsLast: boolean;
}

/** A company in the list of a search box. The active one says what choosing it does, and what that costs. */
export function Suggestion({ stock, list, isActive, onActivate, action, missing, showsLast }: Props) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys of the options are pressed in the box
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box, which names the active option
    <div
      id={optionId(list, stock.code)}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // A finger points at nothing before it presses.
      onPointerMove={({ pointerType }) => pointerType === 'mouse' && !isActive && onActivate()}
      // Nothing is spent before its cost has been shown.
      onClick={() => (isActive ? action.onPick(stock) : onActivate())}
    >
      <span className={styles.name}>
        <MarkedName stock={stock} />
        <CodeBadge code={stock.code} />
        <span className={styles.market}>{describeShare(stock)}</span>
        {stock.like && (
          <>
            <Heart size={15} fill="currentColor" aria-hidden />
            <span className="sr">관심 종목</span>
          </>
        )}
      </span>
      {showsLast && <Last last={stock.last} />}
      {isActive && <Action action={action} missing={missing} />}
    </div>
  );
}

function MarkedName({ stock: { name, match } }: Pick<Props, 'stock'>) {
  const [[from, to] = [0, 0]] = match;
  if (from === to) return <span>{name}</span>;
  return (
    <span>
      {name.slice(0, from)}
      <mark>{name.slice(from, to)}</mark>
      {name.slice(to)}
    </span>
  );
}

function Last({ last }: Pick<StockItem, 'last'>) {
  if (last === null) return <span className={styles.never}>분석한 적 없어요</span>;
  return (
    <span className={styles.last}>
      <MiniBar scores={last} reserve={last.reserve} />
      <span className={styles.age}>{ageText(last.created_at)}</span>
    </span>
  );
}

function Action({ action: { label, cost }, missing }: Pick<Props, 'action' | 'missing'>) {
  const online = useOnline();
  if (online && missing > 0) {
    return (
      <span className={styles.action}>
        <span className={styles.missing}>크레딧이 {missing} 모자라요. 요금제에서 신청하기</span>
      </span>
    );
  }
  return (
    <span className={styles.action}>
      <span className={styles.button}>
        {label} <small>{online ? `${cost} 크레딧` : '연결되면 할 수 있어요'}</small>
      </span>
    </span>
  );
}
