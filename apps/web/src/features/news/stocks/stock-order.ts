import type { NewsStock } from '@gaemi/contracts/news-list';

/** What the table of stocks can be sorted by, always downwards. */
export type StockOrder = 'score' | 'change' | 'day';

const figureOf: Record<StockOrder, (stock: NewsStock) => number> = {
  // Towards good news.
  score: ({ latest }) => (latest.thin ? 50 : latest.percentage_value),
  // Without a change, after the smallest fall.
  change: ({ change }) => (change === null ? -201 : change.good - change.bad),
  day: ({ latest }) => Date.parse(latest.created_at),
};

/** Sorts loaded stocks; equal ones keep their order, the one analysed last first. */
export function inOrder(stocks: readonly NewsStock[], order: StockOrder): NewsStock[] {
  return stocks.toSorted((one, other) => figureOf[order](other) - figureOf[order](one));
}
