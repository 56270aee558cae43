import { priceSources } from '@gaemi/domain/sources';
import * as z from 'zod';
import { day } from './fields.ts';

/** The newest stored close, in won. `change_pct`: against the stored close before, null where there is none, or no trade on the day. */
export const lastClose = z
  .object({ close: z.number().positive(), change_pct: z.number().nullable(), as_of: day, source: z.enum(priceSources) })
  .meta({ id: 'LastClose' });
export type LastClose = z.infer<typeof lastClose>;
