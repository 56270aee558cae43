import * as z from 'zod';
import { messages } from './messages.ts';

/** Headers of a post that charges. `Idempotency-Key`, a UUID, is the `request_id` of the analysis: one of the two is enough. */
export const chargeHeaders = z.object({
  'idempotency-key': z.guid(messages.idempotencyKeyInvalid).optional().meta({
    description:
      'The `request_id` of the analysis, a UUID; one of the two is enough. A repeat under it charges nothing and gets the first answer; another analysis under it is 409 `REQUEST_ID_REUSED`.',
  }),
});
export type ChargeHeaders = z.infer<typeof chargeHeaders>;
