import * as z from 'zod';
import { judgeName, newsSource, stockMasterSource, tradingSource } from './data-sources.ts';

const part = z.enum(['ok', 'down']);

/** Answers 200 with `status: "ok"` when everything the service needs answers, 503 with `"down"` otherwise. */
export const health = z.object({
  status: part,
  parts: z.object({ database: part, queue: part }),
  sources: z.object({ news: newsSource, judge: judgeName, trading: tradingSource, stock_master: stockMasterSource }),
  stock_master: z.object({ source: stockMasterSource, as_of: z.string(), size: z.number().int() }),
  version: z.string(),
});
export type Health = z.infer<typeof health>;
