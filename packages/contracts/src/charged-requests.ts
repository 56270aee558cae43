import * as z from 'zod';
import { messages } from './messages.ts';

/** Headers of a post that charges. `Idempotency-Key`, a UUID, is the `request_id` of the analysis: one of the two is enough. */
export const chargeHeaders = z.object({ 'idempotency-key': z.guid(messages.idempotencyKeyInvalid).optional() });
export type ChargeHeaders = z.infer<typeof chargeHeaders>;
