import { judgeNames, newsSources, stockMasterSources, tradingSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { routes } from './routes.ts';

const part = z.enum(['ok', 'down']);

/**
 * A queue by its name. `dead_letters`: what lies in its dead-letter queue; a worker takes it out within seconds, so a number
 * that stays says that none does. Null where the queue service does not tell.
 */
const queue = z.object({ name: z.string(), status: part, dead_letters: z.number().int().nullable() });

/**
 * Answers 200 with `status: "ok"` when everything the service needs answers, 503 with `"down"` otherwise. `parts.queue`: every queue answers.
 * `sources`: what the workers have chosen; before any has told, what the API is set up with. Whether a source is left alone for a while is told by the metrics of the workers, not here.
 */
export const health = z
  .object({
    status: part,
    parts: z.object({ database: part, queue: part }),
    queues: z.array(queue),
    sources: z.object({
      news: z.enum(newsSources),
      judge: z.enum(judgeNames),
      trading: z.enum(tradingSources),
      stock_master: z.enum(stockMasterSources),
    }),
    stock_master: z.object({ source: z.enum(stockMasterSources), as_of: z.string(), size: z.number().int() }),
    version: z.string(),
  })
  .meta({ id: 'Health' });
export type Health = z.infer<typeof health>;

/** The health check. */
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
