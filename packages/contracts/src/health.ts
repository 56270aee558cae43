import { judgeNames, priceSources, stockMasterSources, tradingSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { routes } from './routes.ts';

const part = z.enum(['ok', 'down']);

/**
 * A queue by its name. `dead_letters`: number of messages in its dead-letter queue; null when the queue service does
 * not report it. A worker drains them within seconds, so a number that stays means that no worker does.
 */
const queue = z.object({ name: z.string(), status: part, dead_letters: z.number().int().nullable() });

/**
 * What the service may do with the data of a source. `store_days` null: without limit. `redistribution`: whether titles
 * and texts may leave the service.
 */
const rights = z.object({
  source: z.string(),
  store_days: z.number().int().nullable(),
  model: z.boolean(),
  redistribution: z.boolean(),
  attribution: z.string(),
  reviewed_at: z.string(),
  evidence: z.string(),
  /** What is limited, and how the operator lifts it; null without limits. */
  limits: z.string().nullable(),
});

/**
 * State of the service: 200 with `status: "ok"` when every part answers, else 503 with `"down"`;
 * 200 with `"degraded"` when no worker reported for two minutes. `parts.queue` is "ok"
 * when every queue answers. `sources`: the sources that the workers use, or the API's own settings until a worker has
 * reported. The metrics of the workers show an open circuit of a source; this answer does not.
 */
export const health = z
  .object({
    status: z.enum(['ok', 'degraded', 'down']),
    parts: z.object({ database: part, queue: part }),
    queues: z.array(queue),
    sources: z.object({
      /** Names parted by commas. */
      news: z.string(),
      judge: z.enum(judgeNames),
      trading: z.enum(tradingSources),
      prices: z.enum(priceSources),
      stock_master: z.enum(stockMasterSources),
    }),
    rights: z.array(rights),
    stock_master: z.object({ source: z.enum(stockMasterSources), as_of: z.string(), size: z.number().int() }),
    version: z.string(),
    /** Of the source; `unknown` where the program was built without. */
    commit: z.string(),
    /** Workers alive now. */
    workers: z.number().int(),
    /** Analyses that no worker has taken, and the age of the oldest; 0 without any. */
    waiting: z.number().int(),
    oldest_waiting_seconds: z.number(),
    /** The last whole backup; null before the first. */
    last_backup_at: z.string().nullable(),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** Endpoint of the health check. */
export const healthEndpoints = {
  health: {
    route: routes.health,
    tag: 'health',
    summary: '서비스 상태와 데이터 출처',
    access: 'public',
    status: 200,
    answer: health,
    errors: [],
  },
} as const;
