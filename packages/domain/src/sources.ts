/** Adapters that an analysis may rest on. A record keeps the one that was really used. */
export const newsSources = ['naver', 'google', 'feed', 'sample'] as const;
export type NewsSourceName = (typeof newsSources)[number];

export const judgeNames = ['openai', 'lexicon'] as const;
export type JudgeName = (typeof judgeNames)[number];

export const tradingSources = ['kiwoom', 'sample'] as const;
export type TradingSourceName = (typeof tradingSources)[number];

export const stockMasterSources = ['kis', 'bundled'] as const;
export type StockMasterSourceName = (typeof stockMasterSources)[number];

/** Which source serves each kind of data. */
export interface SourceNames {
  news: NewsSourceName;
  judge: JudgeName;
  trading: TradingSourceName;
  stockMaster: StockMasterSourceName;
}
