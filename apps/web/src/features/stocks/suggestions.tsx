import { useEffect, useRef } from 'react';
import type { StockAction } from './found-stock.tsx';
import { Suggestion } from './suggestion.tsx';
import styles from './suggestions.module.css';
import type { useStockCombobox } from './use-stock-combobox.ts';

interface Props {
  combobox: ReturnType<typeof useStockCombobox>;
  action: StockAction;
  /** Credits that are missing for the action; 0 where none are. */
  missing: number;
  /** Whether the member's last news analysis is told. */
  showsLast: boolean;
}

/** The list below a search box, over what stands there: companies to choose from by keys, mouse or finger. */
export function Suggestions({ combobox, action, missing, showsLast }: Props) {
  const { isOpen, isStale, list, stocks, active, activate } = combobox;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active !== null) root.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [active]);
  return (
    <>
      <p className="sr" aria-live="polite">
        {isOpen && `제안 ${stocks.length}개가 있어요. 위아래 화살표로 고를 수 있어요.`}
      </p>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, the focus only stays in the box
        <div className={styles.panel} onMouseDown={(event) => event.preventDefault()}>
          <div id={list} role="listbox" aria-label="종목 제안" aria-busy={isStale || undefined} ref={root}>
            {stocks.map((stock) => (
              <Suggestion
                key={stock.code}
                stock={stock}
                list={list}
                isActive={stock.code === active}
                onActivate={() => activate(stock.code)}
                action={action}
                missing={missing}
                showsLast={showsLast}
              />
            ))}
          </div>
          <p className={styles.keys} aria-hidden="true">
            <span>
              <kbd>↑</kbd>
              <kbd>↓</kbd>고르기
            </span>
            <span>
              <kbd>Enter</kbd>
              {action.label}
            </span>
            <span>
              <kbd>Esc</kbd>닫기
            </span>
            <span>검색을 누르면 모두 보여요</span>
          </p>
        </div>
      )}
    </>
  );
}
