import * as z from 'zod';

/** The adapters an analysis may rest on. A record keeps the one that was really used. */
export const newsSource = z.enum(['naver', 'google', 'feed', 'sample']);
export type NewsSourceName = z.infer<typeof newsSource>;

export const judgeName = z.enum(['openai', 'lexicon']);
export type JudgeName = z.infer<typeof judgeName>;

export const tradingSource = z.enum(['kiwoom', 'sample']);
export type TradingSourceName = z.infer<typeof tradingSource>;

export const stockMasterSource = z.enum(['kis', 'bundled']);
export type StockMasterSourceName = z.infer<typeof stockMasterSource>;
