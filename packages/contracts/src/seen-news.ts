import { seenOutcomes } from '@gaemi/domain/analysis/seen-news';
import { eventLabels } from '@gaemi/domain/news-side';
import * as z from 'zod';
import { timestamp } from './fields.ts';

const count = z.number().int().min(0);

/**
 * What a running analysis has seen; null where it has not come that far. `found`: articles that the sources gave; `about`:
 * those about the company; `events` that they tell, `judged` of them; `good` and `bad` events.
 */
export const seenNews = z.object({
  found: count,
  about: count.nullable(),
  events: count.nullable(),
  judged: count.nullable(),
  good: count.nullable(),
  bad: count.nullable(),
  /** True when a headline is made up. */
  sample: z.boolean(),
  /** Headlines, the newest first. `articles`: how many tell the same; `side` is null until it is judged. */
  recent: z.array(
    z.object({
      title: z.string(),
      publisher: z.string(),
      published_at: timestamp,
      outcome: z.enum(seenOutcomes),
      articles: z.number().int().min(1),
      side: z.enum(eventLabels).nullable(),
    }),
  ),
});
export type SeenNews = z.infer<typeof seenNews>;
