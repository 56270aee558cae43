import type { StockItem } from '@gaemi/contracts/stocks';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { callApi } from '../../shared/api/api-client.ts';

/** Suggestions shown at once. */
const SHOWN = 6;

/** The companies that a search box suggests for what has been typed so far; the answer for the text before stays meanwhile. */
function suggestedStocksQuery(term: string) {
  return queryOptions({
    queryKey: ['stock-search', 'suggested', term],
    queryFn: ({ signal }) => callApi('searchStocks', { query: { query: term, page: 1, size: SHOWN }, signal }),
    enabled: term !== '',
    meta: { keepsService: true },
    placeholderData: (before) => before,
    // The search itself says what is the matter.
    retry: false,
  });
}

/** Milliseconds that the typing rests before suggestions are asked for. */
const TYPING_PAUSE_MS = 120;

interface Options {
  /** What is being typed; null where nothing is. */
  typed: string | null;
  disabled: boolean;
  onChoose: (stock: StockItem) => void;
}

/** A search box that suggests companies while typing: an ARIA 1.2 combobox whose focus stays in the box. */
export function useStockCombobox({ typed, disabled, onChoose }: Options) {
  const list = useId();
  const [isDismissed, setDismissed] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const term = (typed ?? '').trim();
  const asked = useDebounced(term, TYPING_PAUSE_MS);
  const { data, isPlaceholderData } = useQuery(suggestedStocksQuery(asked));
  const stocks = term === '' || disabled ? [] : (data?.items ?? []);
  const isOpen = stocks.length > 0 && !isDismissed;
  /** They answer an older text. None of them can be chosen: choosing costs, and the box names another company. */
  const isStale = asked !== term || isPlaceholderData;
  const at = isOpen && !isStale ? stocks.findIndex(({ code }) => code === active) : -1;

  const close = () => {
    setDismissed(true);
    setActive(null);
  };
  const activate = (index: number) => {
    setDismissed(false);
    setActive(stocks.at(index % stocks.length)?.code ?? null);
  };

  /** True for keys that the combobox takes. */
  const press = (key: string): boolean => {
    if (key === 'Escape') {
      if (isOpen) close();
      return isOpen;
    }
    if (stocks.length === 0 || isStale) return false;
    const chosen = stocks[at];
    if (key === 'ArrowDown') activate(at + 1);
    else if (key === 'ArrowUp') activate(at < 1 ? stocks.length - 1 : at - 1);
    else if (key === 'Enter' && chosen !== undefined) onChoose(chosen);
    else return false;
    return true;
  };

  return {
    isOpen,
    isStale,
    stocks,
    list,
    term,
    active: stocks[at]?.code ?? null,
    activate: setActive,
    /** The text has changed: nothing is chosen any more. */
    reset: () => {
      setDismissed(false);
      setActive(null);
    },
    /** For the box. */
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? list : undefined,
      'aria-activedescendant': at < 0 ? undefined : optionId(list, active ?? ''),
      onKeyDown: (event: KeyboardEvent) => {
        // While a syllable is being composed the keys are the input method's. Safari tells it by the code alone.
        if (event.nativeEvent.isComposing || event.keyCode === 229) return;
        if (press(event.key)) event.preventDefault();
      },
      onClick: () => setDismissed(false),
      onBlur: close,
    },
  } as const;
}

/** Id of the option of a stock in a listbox. */
export const optionId = (list: string, code: string): string => `${list}-${code}`;

/** The value as it was when it last stood still for some milliseconds. */
function useDebounced<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
