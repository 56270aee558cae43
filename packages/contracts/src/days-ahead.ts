import { namedDayKinds } from '@gaemi/domain/filings/named-day';
import * as z from 'zod';
import { day } from './fields.ts';

/** A day ahead that a filing names, and the link to that filing. */
export const dayAhead = z.object({
  day,
  kind: z.enum(namedDayKinds),
  text: z.string(),
  link: z.url(),
  sample: z.boolean(),
});
export type DayAhead = z.infer<typeof dayAhead>;
