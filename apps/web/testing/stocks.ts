import type { StockItem } from '@gaemi/contracts/stocks';

/** A company as the search answers it. */
export function stockOf(overrides: Partial<StockItem> = {}): StockItem {
  return {
    code: '005930',
    name: '삼성전자',
    market: 'KOSPI',
    like: false,
    market_cap_rank: 1,
    match: [],
    last: null,
    by_preferred: false,
    ...overrides,
  };
}
