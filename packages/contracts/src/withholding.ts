/**
 * Rules by which the rights of the sources bind what an API key gets of an answer. `in-answer`: the answer obeys them for every caller;
 * `in-query`: only what may leave is asked of the store.
 */
export const withholdingRules = [
  'news-progress',
  'news-result',
  'news-list',
  'news-detail',
  'accumulation',
  'analysis',
  'stock-search',
  'stock-prices',
  'since-analysis',
  'today',
  'watchlist',
  'alerts',
] as const;
export type WithholdingRule = (typeof withholdingRules)[number];

/** What the rights of the sources withhold from a key: by which rule, and the fields of the answer that hold texts of a source. */
export interface Withheld {
  by: WithholdingRule | 'in-answer' | 'in-query';
  texts: readonly string[];
}
