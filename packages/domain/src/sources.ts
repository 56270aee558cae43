/** Adapters that an analysis may use. A record stores the one it really used. */
export const newsSources = ['dart', 'naver', 'gdelt', 'google', 'feed', 'sample'] as const;
export type NewsSourceName = (typeof newsSources)[number];

export const judgeNames = ['openai', 'offline'] as const;
export type JudgeName = (typeof judgeNames)[number];

export const tradingSources = ['kiwoom', 'sample'] as const;
export type TradingSourceName = (typeof tradingSources)[number];

export const priceSources = ['kiwoom', 'kis', 'csv', 'sample', 'none'] as const;
export type PriceSourceName = (typeof priceSources)[number];

export const stockMasterSources = ['kis', 'bundled'] as const;
export type StockMasterSourceName = (typeof stockMasterSources)[number];

/** Returns whether a source generates its data, so that a member must read that it is sample data. */
export const isSynthetic = (source: string): boolean => source === 'sample';

const metered: Record<JudgeName, boolean> = { openai: true, offline: false };

/** Returns whether a judge asks a paid model, so that its use counts and its text is marked as written by a model. */
export const isMetered = (judge: JudgeName): boolean => metered[judge];

/** Choice of the adapter for each kind of data. */
export interface SourceNames {
  /** All that are gathered side by side, at least one. */
  news: NewsSourceName[];
  judge: JudgeName;
  trading: TradingSourceName;
  prices: PriceSourceName;
  stockMaster: StockMasterSourceName;
}

/** Longest pause, in milliseconds, that is kept where a source asks for one: a strange header must not end it until the next day. */
export const LONGEST_PAUSE_MS = 15 * 60_000;
